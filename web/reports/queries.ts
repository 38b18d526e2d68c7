import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Whoever comes back from the profile expects its new answers to count. */
const ALWAYS_FRESH = { staleTime: 0, refetchOnMount: 'always' } as const

export const assessmentQuery = queryOptions({
  queryKey: ['eligibility', 'assess'],
  queryFn: ({ signal }) => call('GET /api/eligibility', {}, { signal }),
  ...ALWAYS_FRESH,
})

export const SUMMARY_KEY = ['eligibility', 'summary'] as const

export const summaryQuery = queryOptions({
  queryKey: SUMMARY_KEY,
  queryFn: ({ signal }) => call('GET /api/eligibility/summary', {}, { signal }),
  ...ALWAYS_FRESH,
})

export const reportsQuery = queryOptions({
  queryKey: ['reports', 'list'],
  queryFn: ({ signal }) => call('GET /api/reports', {}, { signal }),
})

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'read', id],
    queryFn: ({ signal }) => call('GET /api/reports/{id}', { id }, { signal }),
    // Whether anything has changed since is asked anew each time.
    ...ALWAYS_FRESH,
  })
