import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const waitingQuery = queryOptions({
  queryKey: ['corrections', 'waiting'],
  queryFn: async ({ signal }) => (await call('GET /api/corrections/waiting', {}, { signal })).corrections,
  staleTime: 0,
})

export const registerQuery = queryOptions({
  queryKey: ['breaches'],
  queryFn: async ({ signal }) => (await call('GET /api/breaches', {}, { signal })).breaches,
  staleTime: 0,
})
