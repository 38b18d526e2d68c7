import type { DocumentKey } from '@rahnama/contract/documents.ts'

/** The id of a document on a page with its checklist, for links that lead to it. */
export function documentAnchor({ kind, subject }: Pick<DocumentKey, 'kind' | 'subject'>): string {
  return `document-${kind}-${subject.replace(/[^\w-]/g, '-')}`
}
