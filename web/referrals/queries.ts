import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { RESOURCE_KEY } from '../resource/resource.tsx'

const REFERRALS_KEY = ['referrals'] as const

/** Without an id, those of whoever is signed in. */
const whose = (referrerId: string | undefined) => (referrerId === undefined ? {} : { referrerId })

export const myCodeQuery = queryOptions({
  queryKey: [...REFERRALS_KEY, 'code'],
  queryFn: ({ signal }) => call('GET /api/referrals/my-code', {}, { signal }),
})

export const figuresQuery = queryOptions({
  queryKey: [...REFERRALS_KEY, 'figures'],
  queryFn: ({ signal }) => call('GET /api/referrals/figures', {}, { signal }),
  ...READ_WHEN_OPENED,
})

const pages = {
  ...READ_WHEN_OPENED,
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
}
const afterOf = (pageParam: string) => (pageParam === '' ? {} : { after: pageParam })

export const peopleQuery = {
  ...pages,
  queryKey: [...REFERRALS_KEY, 'people'],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    call('GET /api/referrals/people', afterOf(pageParam), { signal }),
}

export const earningsQuery = (referrerId?: string) => ({
  ...pages,
  queryKey: [...REFERRALS_KEY, 'earnings', referrerId],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    call('GET /api/referrals/earnings', { ...whose(referrerId), ...afterOf(pageParam) }, { signal }),
})

export const statementsQuery = (referrerId?: string) =>
  queryOptions({
    queryKey: [...REFERRALS_KEY, 'statements', referrerId],
    queryFn: ({ signal }) => call('GET /api/referrals/statements', whose(referrerId), { signal }),
    ...READ_WHEN_OPENED,
  })

export const agentQuery = (referrerId: string) =>
  queryOptions({
    queryKey: [...REFERRALS_KEY, 'agent', referrerId],
    queryFn: ({ signal }) => call('GET /api/referral-agents/{referrerId}', { referrerId }, { signal }),
    ...READ_WHEN_OPENED,
  })

export const clientsQuery = (referrerId: string) => ({
  ...pages,
  queryKey: [...REFERRALS_KEY, 'clients', referrerId],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    call('GET /api/referral-agents/{referrerId}/clients', { referrerId, ...afterOf(pageParam) }, { signal }),
})

/** Whatever is decided about one commission changes sums, lists and statements. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([REFERRALS_KEY, RESOURCE_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
