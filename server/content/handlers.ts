import type { content, contentEditing } from '@rahnama/contract/content/content.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { chooseAdvice } from './choose-advice.ts'
import { readClaims } from './claims.ts'
import { deleteForever, listBin, putBackItem } from './editing/bin.ts'
import { createItem } from './editing/create-item.ts'
import { publishLanguage, unpublishLanguage } from './editing/publish-language.ts'
import { listContent, readItem, readVersion } from './editing/read-item.ts'
import { removeItem } from './editing/remove-item.ts'
import { reorderItems } from './editing/reorder-items.ts'
import { reviewClaims } from './editing/review-claims.ts'
import { restoreVersion, savePart } from './editing/save-part.ts'
import { readArticle } from './read-article.ts'
import { readPage } from './read-page.ts'
import { readSite } from './read-site.ts'
import { readSitemap } from './read-sitemap.ts'
import { createReader } from './reader.ts'
import { viewArticleCards, viewServices } from './view-items.ts'

export const contentHandlers: Handlers<Deps, typeof content> = {
  site: (deps, _caller, { language }) => readSite(deps, language),
  page: (deps, _caller, input) => readPage(deps, input),
  services: (deps, _caller, { language }) => viewServices(createReader(deps, language)),
  articles: (deps, _caller, { language }) => viewArticleCards(createReader(deps, language)),
  article: (deps, _caller, input) => readArticle(deps, input),
  claims: async (deps, _caller, { language }) => (await readClaims(deps, language)).views,
  sitemap: (deps) => readSitemap(deps),
  tips: chooseAdvice,
}

export const contentEditingHandlers: Handlers<Deps, typeof contentEditing> = {
  list: (deps, _caller, input) => listContent(deps, input),
  create: createItem,
  read: ({ db }, _caller, { id }) => readItem(db, id),
  readVersion: (deps, _caller, input) => readVersion(deps, input),
  save: savePart,
  publish: publishLanguage,
  unpublish: (deps, _caller, input) => unpublishLanguage(deps, input),
  restore: restoreVersion,
  reorder: (deps, _caller, input) => reorderItems(deps, input),
  remove: removeItem,
  bin: (deps) => listBin(deps),
  putBack: (deps, _caller, input) => putBackItem(deps, input),
  deleteForever: (deps, _caller, input) => deleteForever(deps, input),
  claimReviews: (deps) => reviewClaims(deps),
}
