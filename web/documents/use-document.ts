import type { ClientDocument } from '@rahnama/contract/documents.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { useQuery } from '@tanstack/react-query'
import { documentsQuery } from './queries.ts'

export type Slot = { kind: DocumentKind; subject: string }

const nothingYet = ({ kind, subject }: Slot): ClientDocument => ({
  kind,
  subject,
  about: null,
  state: 'needed',
  validUntil: null,
  versions: [],
  cannotGet: null,
  notNeeded: null,
})

/** One slot out of all documents: a form with ten of them asks once. */
export function useDocument({ kind, subject }: Slot) {
  const { data, error, refetch, isFetching, isPaused } = useQuery(documentsQuery)
  const found = data?.documents.find((document) => document.kind === kind && document.subject === subject)
  return { document: data && (found ?? nothingYet({ kind, subject })), error, refetch, isFetching, isPaused }
}
