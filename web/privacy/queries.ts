import type { DataExport } from '@rahnama/contract/privacy.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'

const PRIVACY_KEY = ['privacy'] as const

export const visitsQuery = infiniteQueryOptions({
  queryKey: [...PRIVACY_KEY, 'visits'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/privacy/visits', { limit: 20, ...(pageParam && { after: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  // Somebody may have looked a moment ago.
  ...READ_WHEN_OPENED,
})

const LOOK_AGAIN_MS = 2000

export const isUnderWay = ({ state }: DataExport) => state === 'waiting' || state === 'making'

export const exportQuery = queryOptions({
  queryKey: [...PRIVACY_KEY, 'export'],
  queryFn: async ({ signal }) => (await call('GET /api/privacy/export', {}, { signal })).export,
  refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  ...READ_WHEN_OPENED,
})

export const retentionQuery = queryOptions({
  queryKey: [...PRIVACY_KEY, 'retention'],
  queryFn: async ({ signal }) => (await call('GET /api/privacy/retention', {}, { signal })).kinds,
  ...READ_WHEN_OPENED,
})

export const correctionsQuery = queryOptions({
  queryKey: [...PRIVACY_KEY, 'corrections'],
  queryFn: async ({ signal }) => (await call('GET /api/corrections', {}, { signal })).corrections,
  ...READ_WHEN_OPENED,
})

export const deletionQuery = queryOptions({
  queryKey: [...PRIVACY_KEY, 'deletion'],
  queryFn: ({ signal }) => call('GET /api/privacy/deletion', {}, { signal }),
  ...READ_WHEN_OPENED,
})
