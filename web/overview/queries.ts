import type { Period } from '@rahnama/contract/periods.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** What waits changes while nobody looks: it is read again at every visit. */
export const waitingQuery = queryOptions({
  queryKey: ['overview', 'waiting'],
  queryFn: ({ signal }) => call('GET /api/overview/waiting', {}, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
})

export const figuresQuery = (days: Period) =>
  queryOptions({
    queryKey: ['overview', 'figures', days],
    queryFn: ({ signal }) => call('GET /api/overview/figures', { days }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnMount: true,
  })
