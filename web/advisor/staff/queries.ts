import type { REVIEW_FILTERS } from '@rahnama/contract/advisor-words.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { READ_WHEN_OPENED } from '../../app/query-client.ts'

export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

export const REVIEW_KEY = ['advisor-review'] as const

export const reviewQuery = (filter: ReviewFilter) =>
  queryOptions({
    queryKey: [...REVIEW_KEY, filter],
    queryFn: ({ signal }) => call('GET /api/advisor/review', { filter }, { signal }),
    ...READ_WHEN_OPENED,
  })

export const switchQuery = queryOptions({
  queryKey: ['site-settings', 'advisor'],
  queryFn: ({ signal }) => call('GET /api/site-settings/advisor', {}, { signal }),
  ...READ_WHEN_OPENED,
})
