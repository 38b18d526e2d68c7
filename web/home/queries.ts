import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Whoever comes home sees what changed meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => call('GET /api/users/me', {}, { signal }),
})

export const APPOINTMENTS_KEY = ['consultations', 'mine'] as const

export const appointmentsQuery = queryOptions({
  queryKey: APPOINTMENTS_KEY,
  queryFn: async ({ signal }) => (await call('GET /api/consultations/mine', {}, { signal })).appointments,
  ...whenShown,
})
