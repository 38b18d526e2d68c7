import { type ArticleView, content, type PageView, type SiteView } from '@rahnama/contract/content.ts'
import { type CountryCode, countryName, type Language } from '@rahnama/contract/locale/locale.ts'
import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from '../app/render-context.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import type { Head } from './content-head.tsx'
import { headOfArticle, headOfPage } from './head.server.ts'
import type { Words } from './words.tsx'

type Context = Readonly<RouterContextProvider>
export type LoadedPage = { page: PageView; head: Head; words: Words }
export type LoadedArticle = { article: ArticleView; head: Head }
export type LoadedSite = { site: SiteView; language: Language }

/** What stands around every public page. */
export async function loadSite(context: Context): Promise<LoadedSite> {
  const { call, language } = context.get(renderContext)
  return { site: await call(content.site, { language }), language }
}

export async function loadPage(context: Context, slug: string): Promise<LoadedPage> {
  const { call, language, publicUrl } = context.get(renderContext)
  const [page, site] = await Promise.all([
    orNotFound(call(content.page, { slug, language })),
    call(content.site, { language }),
  ])
  return { page, head: headOfPage(page, site, publicUrl), words: await wordsFor(page, language) }
}

export async function loadArticle(context: Context, slug: string): Promise<LoadedArticle> {
  const { call, language, publicUrl } = context.get(renderContext)
  const [article, site] = await Promise.all([
    orNotFound(call(content.article, { slug, language })),
    call(content.site, { language }),
  ])
  return { article, head: headOfArticle(article, site, publicUrl) }
}

/** The built pages carry a copy of the contract, so its error is known by its code, not by its class. */
async function orNotFound<Result>(answer: Promise<Result>): Promise<Result> {
  return answer.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? data(null, { status: 404 }) : error
  })
}

/** Only the names and notices this page shows: the tables they come from are larger than the page. */
async function wordsFor({ blocks }: PageView, language: Language): Promise<Words> {
  const { intakeStatuses, notices } = await loadTexts(language, 'eligibility')
  const stories = blocks.flatMap((block) => (block.type === 'stories' ? block.stories : []))
  const intakes = blocks
    .flatMap((block) => (block.type === 'services' ? block.services : []))
    .flatMap((service) => service.intakes)
  const codes = stories.flatMap(({ country, destination }): CountryCode[] => [country, destination])
  return {
    countries: Object.fromEntries(codes.map((code) => [code, countryName(code, language)])),
    statuses: Object.fromEntries(intakes.map(({ status }) => [status, intakeStatuses[status]])),
    notices: Object.fromEntries(intakes.map(({ notice }) => [notice, notices[notice]])),
  }
}
