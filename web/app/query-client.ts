import { QUERY_FRESH_MS, QUERY_KEPT_MS, QUERY_RETRIES } from '@rahnama/contract/limits.ts'
import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: QUERY_RETRIES,
        staleTime: QUERY_FRESH_MS,
        gcTime: QUERY_KEPT_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
      },
    },
  })
}
