import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { RESOURCE_KEY } from '../resource/resource.tsx'

/** What is kept of accounts besides their lists. */
const USERS_KEY = ['users'] as const

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'one', userId],
    queryFn: ({ signal }) => call('GET /api/users/{userId}/account', { userId }, { signal }),
    ...READ_WHEN_OPENED,
  })

export const mergeQuery = (userId: string, otherId: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'merge', userId, otherId],
    queryFn: ({ signal }) => call('GET /api/users/{userId}/merge/{otherId}', { userId, otherId }, { signal }),
    ...READ_WHEN_OPENED,
  })

/** Accounts somebody may mean, best match first. */
export const foundUsersQuery = (search: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'found', search],
    queryFn: ({ signal }) => call('GET /api/users', { search, limit: 8 }, { signal }),
    enabled: search !== '',
  })

export const invitationsQuery = queryOptions({
  queryKey: [...USERS_KEY, 'invitations'],
  queryFn: ({ signal }) => call('GET /api/users/invitations', {}, { signal }),
  ...READ_WHEN_OPENED,
})

/** An act on one account makes stale whatever shows accounts. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([USERS_KEY, RESOURCE_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
