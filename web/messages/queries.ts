import type { MessageTab } from '@rahnama/contract/message-words.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Everything that is said between a client and the firm, to be read anew when something was. */
export const MESSAGES_KEY = ['messages'] as const

/** A list left and opened again shows what came meanwhile. */
export const whenShown = { refetchOnMount: 'always', refetchOnReconnect: true } as const

/** The one number that stands wherever unread messages are counted. */
export const unreadQuery = queryOptions({
  queryKey: [...MESSAGES_KEY, 'counts'],
  queryFn: async ({ signal }) => (await call('GET /api/messages/counts', {}, { signal })).unread,
})

export const supportQuery = queryOptions({
  queryKey: [...MESSAGES_KEY, 'support'],
  queryFn: ({ signal }) => call('GET /api/messages/support', {}, { signal }),
  ...whenShown,
})

/** What a message may be about. */
export const topicsQuery = queryOptions({
  queryKey: ['applications', 'topics'],
  queryFn: async ({ signal }) => (await call('GET /api/applications', {}, { signal })).applications,
  refetchOnMount: true,
})

/** What was asked, for whoever writes about it. */
export const askedQuery = (applicationId: string, questionId: string) =>
  queryOptions({
    queryKey: ['applications', 'asked', applicationId, questionId],
    queryFn: async ({ signal }) => {
      const { questions } = await call('GET /api/applications/{id}', { id: applicationId }, { signal })
      return questions.find(({ id }) => id === questionId)?.text ?? null
    },
    enabled: applicationId !== '' && questionId !== '',
  })

export const threadsQuery = (tab: MessageTab, text: string) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, 'list', tab, text],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/messages', { tab, ...(text && { text }), ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...whenShown,
  })

export const threadKey = (id: string) => [...MESSAGES_KEY, 'thread', id] as const

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => call('GET /api/messages/{id}', { id }, { signal }),
    ...whenShown,
  })
