import type { Paper } from '@rahnama/contract/documents.ts'
import type { PaperKind } from '@rahnama/rules/checklist/checklist.ts'
import { useQuery } from '@tanstack/react-query'
import { papersQuery } from './queries.ts'

export type Slot = { kind: PaperKind; subject: string }

const nothingYet = ({ kind, subject }: Slot): Paper => ({
  kind,
  subject,
  about: null,
  state: 'needed',
  validUntil: null,
  versions: [],
  cannotGet: null,
  notNeeded: null,
})

/** One slot out of all papers: a form with ten of them asks once. */
export function usePaper({ kind, subject }: Slot) {
  const { data, error, refetch, isFetching, isPaused } = useQuery(papersQuery)
  const found = data?.papers.find((paper) => paper.kind === kind && paper.subject === subject)
  return { paper: data && (found ?? nothingYet({ kind, subject })), error, refetch, isFetching, isPaused }
}
