import type { Period } from '@rahnama/contract/periods.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const visitsQuery = (days: Period) =>
  queryOptions({
    queryKey: ['visits', days],
    queryFn: ({ signal }) => call('GET /api/visits/analytics', { days }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnMount: true,
  })
