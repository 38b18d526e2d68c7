import { useSearchParams } from 'react-router'
import { href } from '../../site-map.ts'

export const PARTS = ['summary', 'team', 'answers', 'documents', 'questions', 'messages', 'timeline', 'client'] as const
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
