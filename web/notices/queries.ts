import type { NoticeSummary } from '@rahnama/contract/notices.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const NOTICES_KEY = ['notices'] as const

export type Shown = 'all' | 'unread' | 'toAct'

export const summaryQuery = queryOptions<NoticeSummary>({
  queryKey: [...NOTICES_KEY, 'summary'],
  queryFn: ({ signal }) => call('GET /api/notices/summary', {}, { signal }),
  // A stream that could not be heard for a while must not leave an old number in the bar.
  staleTime: 0,
})

/** The latest few, for the bell. */
const LATEST = 12

export const latestQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'latest'],
  queryFn: ({ signal }) => call('GET /api/notices', { limit: LATEST }, { signal }),
  staleTime: 0,
})

export const listQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...NOTICES_KEY, 'list', show],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notices', { show, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
