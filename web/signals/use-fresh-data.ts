import { STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSignals } from './use-signals.ts'

/** Fetches anew what a signal makes stale, while the page is open. */
export function useFreshData(stale: Readonly<Record<string, readonly QueryKey[]>>): void {
  const queries = useQueryClient()
  useSignals((kind) => {
    // Nobody was told of changes before the stream was ready.
    const keys = kind === STREAM_READY || kind === STREAM_RESET ? Object.values(stale).flat() : (stale[kind] ?? [])
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  })
}
