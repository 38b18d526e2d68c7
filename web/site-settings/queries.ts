import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Somebody who comes to change a setting must see the one that holds now. */
const fresh = { refetchOnMount: 'always' } as const

export const generalQuery = queryOptions({
  queryKey: ['site-settings', 'general'],
  queryFn: ({ signal }) => call('GET /api/site-settings/general', {}, { signal }),
  ...fresh,
})
