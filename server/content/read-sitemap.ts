import type { SitemapEntry } from '@rahnama/contract/content/content.ts'
import { FALLBACK_LANGUAGE } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../deps.ts'
import { articlePath, pagePath } from './page-path.ts'
import { createReader } from './reader.ts'

export async function readSitemap(deps: Deps): Promise<SitemapEntry[]> {
  const reader = createReader(deps, FALLBACK_LANGUAGE)
  const [pages, articles] = await Promise.all([reader.all('page'), reader.all('article')])
  const entry = (path: string, { updatedAt, languages }: Omit<SitemapEntry, 'path'>) => ({ path, updatedAt, languages })
  return [
    ...pages.map((page) => entry(pagePath(page.slug), page)),
    ...articles.map((article) => entry(articlePath(article.slug), article)),
  ]
}
