import { useSearchParams } from 'react-router'
import { href } from '../../site-map.ts'

/** Messages of client and office will be a part, too. */
export const PARTS = ['summary', 'team', 'answers', 'documents', 'questions', 'timeline', 'client'] as const
export type Part = (typeof PARTS)[number]

const PART = 'part'

/** The address says which part is open: it can be linked to, reloaded and left by Back. */
export function usePart(): Part {
  const [query] = useSearchParams()
  const named = query.get(PART)
  return PARTS.find((part) => part === named) ?? 'summary'
}

export function partAddress(folio: string, part: Part): string {
  const page = href('caseFile', { folio })
  return part === 'summary' ? page : `${page}?${PART}=${part}`
}
