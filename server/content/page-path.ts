import { isSitePage, SITE_PAGES } from '@rahnama/contract/content-kinds.ts'

/** A page has one address. */
export function pagePath(slug: string): string {
  return isSitePage(slug) ? SITE_PAGES[slug] : `/pages/${slug}`
}

export function articlePath(slug: string): string {
  return `${SITE_PAGES.articles}/${slug}`
}
