import type { consultations } from '@rahnama/contract/consultations.ts'
import type { users } from '@rahnama/contract/users.ts'
import { queryOptions } from '@tanstack/react-query'
import { callAt } from '../api/api.ts'

/** Whoever comes home sees what changed meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => callAt<typeof users.me>({ method: 'GET', path: '/api/users/me' }, {}, { signal }),
})

export const APPOINTMENTS_KEY = ['consultations', 'mine'] as const

export const appointmentsQuery = queryOptions({
  queryKey: APPOINTMENTS_KEY,
  queryFn: async ({ signal }) => {
    const address = { method: 'GET', path: '/api/consultations/mine' } as const
    return (await callAt<typeof consultations.mine>(address, {}, { signal })).appointments
  },
  ...whenShown,
})
