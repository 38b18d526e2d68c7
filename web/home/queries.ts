import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { users } from '@rahnama/contract/users.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Whoever comes home sees what changed meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => call(users.me, {}, { signal }),
})

export const APPOINTMENTS_KEY = ['consultations', 'mine'] as const

export const appointmentsQuery = queryOptions({
  queryKey: APPOINTMENTS_KEY,
  queryFn: async ({ signal }) => (await call(consultations.mine, {}, { signal })).appointments,
  ...whenShown,
})
