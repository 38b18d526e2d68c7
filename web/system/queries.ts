import type { MachinePeriod } from '@rahnama/contract/periods.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** What is measured is read anew at every visit. */
const ALWAYS_FRESH = { staleTime: 0, refetchOnMount: 'always' } as const

export const databaseQuery = queryOptions({
  queryKey: ['system', 'database'],
  queryFn: ({ signal }) => call('GET /api/system/database', {}, { signal }),
  ...ALWAYS_FRESH,
})

export const analyticsQuery = (days: MachinePeriod) =>
  queryOptions({
    queryKey: ['system', 'analytics', days],
    queryFn: ({ signal }) => call('GET /api/system/analytics', { days }, { signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_FRESH,
  })

export const jobsQuery = queryOptions({
  queryKey: ['system', 'jobs'],
  queryFn: ({ signal }) => call('GET /api/system/jobs', {}, { signal }),
  ...ALWAYS_FRESH,
})
