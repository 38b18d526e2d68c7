import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** A page that is opened again shows what was uploaded elsewhere meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const documentsQuery = queryOptions({
  queryKey: ['documents', 'mine'],
  queryFn: ({ signal }) => call('GET /api/documents', {}, { signal }),
  ...whenShown,
})

/** A checklist is drawn up from answers that may have changed since, so it is never taken as fresh. */
export const checklistQuery = (program: Program) =>
  queryOptions({
    queryKey: ['documents', 'checklist', program],
    queryFn: ({ signal }) => call('GET /api/documents/checklists/{program}', { program }, { signal }),
    ...whenShown,
    staleTime: 0,
  })

/** These queries also depend on documents: whose turn it is in an application, and how well a score is shown. */
const DRAWN_FROM_DOCUMENTS = ['documents', 'applications', 'eligibility', 'reports'] as const

export async function refreshDocuments(queries: QueryClient): Promise<void> {
  await Promise.all(DRAWN_FROM_DOCUMENTS.map((room) => queries.invalidateQueries({ queryKey: [room] })))
}
