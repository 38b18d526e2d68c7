import { documents } from '@rahnama/contract/documents.ts'
import type { Programme } from '@rahnama/rules/programmes/programmes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Opened again, it shows what was uploaded elsewhere meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const papersQuery = queryOptions({
  queryKey: ['documents', 'mine'],
  queryFn: ({ signal }) => call(documents.mine, {}, { signal }),
  ...whenShown,
})

/** Drawn up from answers that may have changed since, so it is never taken as fresh. */
export const checklistQuery = (programme: Programme) =>
  queryOptions({
    queryKey: ['documents', 'checklist', programme],
    queryFn: ({ signal }) => call(documents.checklist, { programme }, { signal }),
    ...whenShown,
    staleTime: 0,
  })

/** What else is drawn from papers: whose turn it is in an application, and how well a score is shown. */
const DRAWN_FROM_PAPERS = ['documents', 'applications', 'eligibility', 'reports'] as const

export async function refreshPapers(queries: QueryClient): Promise<void> {
  await Promise.all(DRAWN_FROM_PAPERS.map((room) => queries.invalidateQueries({ queryKey: [room] })))
}
