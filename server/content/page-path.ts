import { isSitePage, SITE_PAGES } from '@rahnama/contract/content/content.ts'
import { href } from '@rahnama/contract/page-paths.ts'

/** A page has one address. */
export function pagePath(slug: string): string {
  return isSitePage(slug) ? SITE_PAGES[slug] : href('contentPage', { slug })
}

export function articlePath(slug: string): string {
  return href('article', { slug })
}
