import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { RESOURCE_KEY } from '../resource/resource.tsx'

export const feesQuery = queryOptions({
  queryKey: ['fees'],
  queryFn: ({ signal }) => call('GET /api/fees', {}, { signal }),
  ...READ_WHEN_OPENED,
})

/** The list and what is open of it are read again. */
export function useRefresh() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: feesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: RESOURCE_KEY }),
    ])
  }
}
