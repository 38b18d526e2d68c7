import type { NoticeSummary } from '@rahnama/contract/notices.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'

export const NOTICES_KEY = ['notices'] as const

export type Shown = 'all' | 'unread' | 'toAct'

/** It stays in the bar: signals, and a stream that is ready again, have it read. */
export const summaryQuery = queryOptions<NoticeSummary>({
  queryKey: [...NOTICES_KEY, 'summary'],
  queryFn: ({ signal }) => call('GET /api/notices/summary', {}, { signal }),
})

/** The latest few, for the bell. */
const LATEST = 12

export const latestQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'latest'],
  queryFn: ({ signal }) => call('GET /api/notices', { limit: LATEST }, { signal }),
  ...READ_WHEN_OPENED,
})

export const listQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [...NOTICES_KEY, 'list', show],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notices', { show, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...READ_WHEN_OPENED,
  })
