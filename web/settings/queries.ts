import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => call('GET /api/users/me', {}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => call('GET /api/auth/sessions', {}, { signal }),
  // A stranger's sign-in must not hide behind a list from ten minutes ago.
  gcTime: 0,
})

export const mailChoicesQuery = queryOptions({
  queryKey: ['mailChoices'],
  queryFn: ({ signal }) => call('GET /api/mail-choices', {}, { signal }),
})
