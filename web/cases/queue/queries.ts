import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { DESK_KEY, whenShown } from '../desk/desk.tsx'
import { writeFilter } from './filter.ts'

export const queueQuery = (filter: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'queue', writeFilter(filter)],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/desk', { ...filter, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...whenShown,
  })

export const headingsQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'headings', writeFilter(filter)],
    queryFn: ({ signal }) => call('GET /api/desk/headings', filter, { signal }),
    ...whenShown,
  })

export const countsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'counts'],
  queryFn: ({ signal }) => call('GET /api/desk/counts', {}, { signal }),
  ...whenShown,
})

export const colleaguesQuery = queryOptions({
  queryKey: [...DESK_KEY, 'colleagues'],
  queryFn: async ({ signal }) => (await call('GET /api/desk/colleagues', {}, { signal })).colleagues,
})

export const savedViewsQuery = queryOptions({
  queryKey: ['saved-filters'],
  queryFn: async ({ signal }) => (await call('GET /api/desk/views', {}, { signal })).views,
  ...whenShown,
})
