import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

const PRIVACY_KEY = ['privacy'] as const

export const visitsQuery = infiniteQueryOptions({
  queryKey: [...PRIVACY_KEY, 'visits'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/privacy/visits', { limit: 20, ...(pageParam && { after: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  // Somebody may have looked a moment ago.
  staleTime: 0,
})
