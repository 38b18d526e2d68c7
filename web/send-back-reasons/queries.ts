import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { RESOURCE_KEY } from '../resource/resource.tsx'

const REASONS_KEY = ['send-back-reasons'] as const

/** Every reason, whatever the list is narrowed to: the order is of all of them. */
export const reasonsQuery = queryOptions({
  queryKey: [...REASONS_KEY, 'all'],
  queryFn: async ({ signal }) => (await call('GET /api/send-back-reasons', {}, { signal })).rows,
  ...READ_WHEN_OPENED,
})

/** What a colleague chooses from. */
export const offeredReasonsQuery = queryOptions({
  queryKey: [...REASONS_KEY, 'offered'],
  queryFn: async ({ signal }) => (await call('GET /api/send-back-reasons/offered', {}, { signal })).reasons,
  refetchOnMount: true,
})

/** The list, what is open of it and the desk read again. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([REASONS_KEY, RESOURCE_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
