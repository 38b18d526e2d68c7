import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

/** Everything that stands on the desk, to be read anew when something there changed. */
export const DESK_KEY = ['desk'] as const

/** A list left and opened again shows what happened meanwhile. */
export const whenShown = { refetchOnMount: 'always', refetchOnReconnect: true, refetchOnWindowFocus: true } as const

export const tabsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'tabs'],
  queryFn: ({ signal }) => call('GET /api/desk/tabs', {}, { signal }),
  ...whenShown,
})
