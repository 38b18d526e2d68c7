import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

/** Everything of one case: a signal about it makes all of this stale. */
export const caseKey = (folio: string) => ['cases', 'file', folio] as const

/** A page that is opened again shows what happened meanwhile. */
const whenShown = { refetchOnMount: 'always', refetchOnReconnect: true, refetchOnWindowFocus: true } as const

export const caseQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'head'],
    queryFn: ({ signal }) => call('GET /api/cases/{folio}', { folio }, { signal }),
    ...whenShown,
    // Coming back to the window is no new look at the file.
    refetchOnWindowFocus: false,
  })

/** What an act has just made true of a case stands on the page before the page has read it again. */
export function knowCase(queries: QueryClient, folio: string, changes: Partial<CaseFile>): void {
  queries.setQueryData(caseQuery(folio).queryKey, (file) => file && { ...file, ...changes })
}

export const answersQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'answers'],
    queryFn: ({ signal }) => call('GET /api/cases/{folio}/answers', { folio }, { signal }),
    ...whenShown,
  })

export const documentsQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'documents'],
    queryFn: ({ signal }) => call('GET /api/cases/{folio}/documents', { folio }, { signal }),
    ...whenShown,
  })

export const questionsQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'questions'],
    queryFn: async ({ signal }) => (await call('GET /api/cases/{folio}/questions', { folio }, { signal })).questions,
    ...whenShown,
  })

export const notesQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'notes'],
    queryFn: async ({ signal }) => (await call('GET /api/cases/{folio}/notes', { folio }, { signal })).notes,
    ...whenShown,
  })

export const tasksQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'tasks'],
    queryFn: async ({ signal }) => (await call('GET /api/cases/{folio}/tasks', { folio }, { signal })).tasks,
    ...whenShown,
  })

export const timelineQuery = (folio: string) =>
  infiniteQueryOptions({
    queryKey: [...caseKey(folio), 'timeline'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/cases/{folio}/timeline', { folio, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    ...whenShown,
  })

export const appointmentsQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'appointments'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/cases/{folio}/appointments', { folio }, { signal })).appointments,
    ...whenShown,
  })

export const consentsQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'consents'],
    queryFn: async ({ signal }) => (await call('GET /api/cases/{folio}/consents', { folio }, { signal })).consents,
    ...whenShown,
  })

/** Who may own a case or a task. */
export const colleaguesQuery = queryOptions({
  queryKey: ['cases', 'colleagues'],
  queryFn: async ({ signal }) => (await call('GET /api/desk/colleagues', {}, { signal })).colleagues,
  refetchOnMount: true,
})

/** What happened last, for whoever was overtaken by it. */
export const latestQuery = (folio: string) =>
  queryOptions({
    queryKey: [...caseKey(folio), 'latest'],
    queryFn: async ({ signal }) => {
      const { events } = await call('GET /api/cases/{folio}/timeline', { folio, limit: 10 }, { signal })
      return events.find(({ what }) => what === 'moved' || what === 'datesChanged' || what === 'questionAsked') ?? null
    },
    ...whenShown,
  })
