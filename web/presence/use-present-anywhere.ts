import { PRESENCE_RENEW_MS, PRESENCE_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useFreshData } from '../signals/signals.ts'

const PRESENCE_KEY = ['presence'] as const
const STALE = { [PRESENCE_SIGNAL]: [PRESENCE_KEY] }

/** Nobody tells of a lease that merely ran out, so while somebody is there it is asked again. */
const presenceQuery = queryOptions({
  queryKey: PRESENCE_KEY,
  queryFn: async ({ signal }) => (await call('GET /api/desk/presence', {}, { signal })).present,
  refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? PRESENCE_RENEW_MS : false),
  // A list left and opened again shows who is there by then.
  refetchOnMount: 'always',
  refetchOnReconnect: true,
  refetchOnWindowFocus: true,
})

/** Who looks at which case, without being on any of them oneself. */
export function usePresentAnywhere() {
  const { data = [] } = useQuery(presenceQuery)
  useFreshData(STALE)
  return data
}
