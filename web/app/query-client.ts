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

/**
 * For what others change and no signal tells: it is shown as it was read last, and read again. That it is stale at once
 * would not be enough, as nothing is read on mounting unless it says so.
 */
export const READ_WHEN_OPENED = { staleTime: 0, refetchOnMount: true } as const
