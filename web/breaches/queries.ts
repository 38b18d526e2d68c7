import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'

export const waitingQuery = queryOptions({
  queryKey: ['corrections', 'waiting'],
  queryFn: async ({ signal }) => (await call('GET /api/corrections/waiting', {}, { signal })).corrections,
  ...READ_WHEN_OPENED,
})

export const registerQuery = queryOptions({
  queryKey: ['breaches'],
  queryFn: async ({ signal }) => (await call('GET /api/breaches', {}, { signal })).breaches,
  ...READ_WHEN_OPENED,
})
