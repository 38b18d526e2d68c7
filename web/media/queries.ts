import { MEDIA_SIGNAL, type MediaKind } from '@rahnama/contract/media/media.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'
import { RESOURCE_KEY } from '../resource/resource.tsx'
import { useFreshData } from '../signals/signals.ts'

const MEDIA_KEY = ['media'] as const

/** Where something is used changes with what is written elsewhere, which no signal of media tells. */
export const mediaQuery = (id: string) =>
  queryOptions({
    queryKey: [...MEDIA_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/media/{id}', { id }, { signal }),
    ...READ_WHEN_OPENED,
  })

export const mediaBinQuery = queryOptions({
  queryKey: [...MEDIA_KEY, 'bin'],
  queryFn: ({ signal }) => call('GET /api/media/bin', {}, { signal }),
  ...READ_WHEN_OPENED,
})

/** The newest of a kind, or those that words find: what somebody chooses from. */
export const choiceQuery = (kind: MediaKind, search: string) =>
  queryOptions({
    queryKey: [...MEDIA_KEY, 'choice', kind, search],
    queryFn: ({ signal }) => call('GET /api/media', { kind, limit: 24, ...(search && { search }) }, { signal }),
    ...READ_WHEN_OPENED,
  })

export function useRefreshMedia(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([MEDIA_KEY, RESOURCE_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

const STALE = { [MEDIA_SIGNAL]: [MEDIA_KEY, RESOURCE_KEY] }

/** A picture appears as soon as it is prepared, a colleague's change without a reload. */
export function useLiveMedia(): void {
  useFreshData(STALE)
}
