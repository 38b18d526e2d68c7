import type { REVIEW_FILTERS } from '@rahnama/contract/advisor-words.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

export const REVIEW_KEY = ['advisor-review'] as const

export const reviewQuery = (filter: ReviewFilter) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, filter],
    queryFn: ({ signal }) => call('GET /api/advisor/review', { filter }, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  })

export const switchQuery = queryOptions({
  queryKey: ['site-settings', 'advisor'],
  queryFn: ({ signal }) => call('GET /api/site-settings/advisor', {}, { signal }),
  staleTime: 0,
  refetchOnMount: true,
})
