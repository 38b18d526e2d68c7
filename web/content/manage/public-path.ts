import { type ContentRow, isSitePage, SITE_PAGES } from '@rahnama/contract/content/content.ts'
import { href } from '../../site-map.ts'

/** Answers where visitors read it, for what has an address and is published. */
export function publicPathOf({ kind, slug, parts }: ContentRow): string | undefined {
  if (parts.en.published === null && parts.fa.published === null) return undefined
  if (kind === 'article') return href('article', { slug })
  if (kind !== 'page') return undefined
  return isSitePage(slug) ? SITE_PAGES[slug] : href('contentPage', { slug })
}
