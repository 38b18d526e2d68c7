import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Everything this page keeps of accounts: an act on one makes all of it stale. */
export const USERS_KEY = ['users'] as const

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'one', userId],
    queryFn: ({ signal }) => call('GET /api/users/{userId}/account', { userId }, { signal }),
    staleTime: 0,
  })
