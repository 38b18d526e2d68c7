import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call('GET /api/consents', {}, { signal }),
  // A form that was just sent may have brought some.
  refetchOnMount: 'always',
})

export const referrerQuery = queryOptions({
  queryKey: [...consentsQuery.queryKey, 'referrer'],
  queryFn: ({ signal }) => call('GET /api/consents/referrer', {}, { signal }),
})
