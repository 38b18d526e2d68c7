import type { DocumentKey } from '@rahnama/contract/documents.ts'

/** Where a document stands on a page with its checklist, for links that lead to it. */
export function documentAnchor({ kind, subject }: Pick<DocumentKey, 'kind' | 'subject'>): string {
  return `document-${kind}-${subject.replace(/[^\w-]/g, '-')}`
}
