import type { ClientDocument, DocumentKey } from '@rahnama/contract/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { documentsQuery } from './queries.ts'

const nothingYet = ({ kind, subject }: DocumentKey): ClientDocument => ({
  kind,
  subject,
  about: null,
  state: 'needed',
  validUntil: null,
  versions: [],
  cannotGet: null,
  notNeeded: null,
})

/** Picks one document out of all of them, so that a form with ten of them sends one request. */
export function useDocument({ kind, subject }: DocumentKey) {
  const { data, error, refetch, isFetching, isPaused } = useQuery(documentsQuery)
  const found = data?.documents.find((document) => document.kind === kind && document.subject === subject)
  return { document: data && (found ?? nothingYet({ kind, subject })), error, refetch, isFetching, isPaused }
}
