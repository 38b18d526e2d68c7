import type { InboxView } from '@rahnama/contract/message-words.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { MESSAGES_KEY, whenShown } from './queries.ts'

const DESK_KEY = [...MESSAGES_KEY, 'desk'] as const

export const inboxCountsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'counts'],
  queryFn: ({ signal }) => call('GET /api/message-desk/counts', {}, { signal }),
})

/** A view, what a search finds, or everything with the client of a case. */
export type InboxPlace = { view: InboxView; text?: string } | { folio: string }

export const inboxQuery = (place: InboxPlace) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'list', place],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/message-desk', { ...place, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...whenShown,
  })

export const inboxThreadQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'thread', id],
    queryFn: ({ signal }) => call('GET /api/message-desk/threads/{id}', { id }, { signal }),
    ...whenShown,
  })

export const cannedRepliesQuery = queryOptions({
  queryKey: ['canned-replies'],
  queryFn: async ({ signal }) => (await call('GET /api/message-desk/canned-replies', {}, { signal })).replies,
  refetchOnMount: true,
})

/** Who may answer clients. */
export const colleaguesQuery = queryOptions({
  queryKey: ['cases', 'colleagues'],
  queryFn: async ({ signal }) => (await call('GET /api/desk/colleagues', {}, { signal })).colleagues,
  refetchOnMount: true,
})
