import { auth } from '@rahnama/contract/auth.ts'
import { mailChoices } from '@rahnama/contract/mail-choices.ts'
import { users } from '@rahnama/contract/users.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => call(users.me, {}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => call(auth.listSessions, {}, { signal }),
  // A stranger's sign-in must not hide behind a list from ten minutes ago.
  gcTime: 0,
})

export const mailChoicesQuery = queryOptions({
  queryKey: ['mailChoices'],
  queryFn: ({ signal }) => call(mailChoices.read, {}, { signal }),
})
