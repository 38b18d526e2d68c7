import { consultations } from '@rahnama/contract/consultations.ts'
import type { profile } from '@rahnama/contract/profile/profile.ts'
import { users } from '@rahnama/contract/users.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callAt } from '../api/api.ts'

/** Whoever comes home sees what changed meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const meQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: ({ signal }) => call(users.me, {}, { signal }),
})

export const PROFILE_KEY = ['home', 'profile'] as const

/** How far the profile is. Named by address: its form, with all its lists, would weigh more than the page. */
export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: async ({ signal }) => {
    const { progress, completedAt } = await callAt<typeof profile.read>(
      { method: 'GET', path: '/api/profile' },
      {},
      { signal },
    )
    return { progress, isComplete: completedAt !== null && progress.overall.complete }
  },
  staleTime: 0,
  ...whenShown,
})

export const APPOINTMENTS_KEY = ['consultations', 'mine'] as const

export const appointmentsQuery = queryOptions({
  queryKey: APPOINTMENTS_KEY,
  queryFn: async ({ signal }) => (await call(consultations.mine, {}, { signal })).appointments,
  ...whenShown,
})
