import type { content, contentEditing } from '@rahnama/contract/content/content.ts'
import { asActor } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { chooseAdvice } from './choose-advice.ts'
import { deleteForever, listBin, putBackItem } from './editing/bin.ts'
import { createItem } from './editing/create-item.ts'
import { previewItem } from './editing/preview-item.ts'
import { publishLanguage, unpublishLanguage } from './editing/publish-language.ts'
import { listContent, readVersion, showItem } from './editing/read-item.ts'
import { removeItem } from './editing/remove-item.ts'
import { reorderItems } from './editing/reorder-items.ts'
import { reviewClaims } from './editing/review-claims.ts'
import { restoreVersion, savePart } from './editing/save-part.ts'
import { listArticles, listClaims, listServices } from './list-published.ts'
import { oncePerVersion } from './once-per-version.ts'
import { readArticle } from './read-article.ts'
import { readPage } from './read-page.ts'
import { readSite } from './read-site.ts'
import { readSitemap } from './read-sitemap.ts'

export const contentHandlers: Handlers<Deps, typeof content> = {
  site: oncePerVersion(readSite),
  page: oncePerVersion(readPage),
  services: oncePerVersion(listServices),
  articles: oncePerVersion(listArticles),
  article: oncePerVersion(readArticle),
  claims: oncePerVersion(listClaims),
  sitemap: oncePerVersion(readSitemap),
  tips: chooseAdvice,
}

export const contentEditingHandlers: Handlers<Deps, typeof contentEditing> = {
  list: listContent,
  create: asActor(createItem),
  read: showItem,
  readVersion,
  save: asActor(savePart),
  publish: asActor(publishLanguage),
  preview: previewItem,
  unpublish: asActor(unpublishLanguage),
  restore: asActor(restoreVersion),
  reorder: asActor(reorderItems),
  remove: asActor(removeItem),
  bin: listBin,
  putBack: asActor(putBackItem),
  deleteForever: asActor(deleteForever),
  claimReviews: reviewClaims,
}
