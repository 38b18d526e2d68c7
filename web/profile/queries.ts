import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  // The query goes without the abort signal: a page that goes away while the form still reads would take its answer
  // along.
  queryFn: () => call('GET /api/profile', {}),
})
