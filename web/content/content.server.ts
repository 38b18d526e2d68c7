import { type ArticleView, content, type PageView, type SiteView } from '@rahnama/contract/content/content.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from '../app/render-context.ts'
import type { Head } from './content-head.tsx'
import { headOfArticle, headOfPage } from './head.server.ts'
import { sayArticle, sayPage } from './page-words.server.ts'
import type { PageWords } from './page-words.tsx'

type Context = Readonly<RouterContextProvider>
export type LoadedPage = { page: PageView; head: Head; words: PageWords }
export type LoadedArticle = { article: ArticleView; head: Head; words: PageWords }
export type LoadedSite = { site: SiteView; language: Language; year: string }

/** Loads what stands around every public page. */
export async function loadSite(context: Context): Promise<LoadedSite> {
  const { call, language } = context.get(renderContext)
  const year = formats(language).digits(String(new Date().getFullYear()))
  return { site: await call(content.site, { language }), language, year }
}

export async function loadPage(context: Context, slug: string): Promise<LoadedPage> {
  const { call, language, publicUrl } = context.get(renderContext)
  const [page, site] = await Promise.all([
    orNotFound(call(content.page, { slug, language })),
    call(content.site, { language }),
  ])
  return { page, head: headOfPage(page, site, publicUrl), words: await sayPage(page, language) }
}

export async function loadArticle(context: Context, slug: string): Promise<LoadedArticle> {
  const { call, language, publicUrl } = context.get(renderContext)
  const [article, site] = await Promise.all([
    orNotFound(call(content.article, { slug, language })),
    call(content.site, { language }),
  ])
  return { article, head: headOfArticle(article, site, publicUrl), words: sayArticle(article, language) }
}

/** The built pages carry a copy of the contract, so its error is known by its code, not by its class. */
async function orNotFound<Result>(answer: Promise<Result>): Promise<Result> {
  return answer.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? data(null, { status: 404 }) : error
  })
}
