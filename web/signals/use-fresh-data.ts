import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Hearer } from './shared-stream.ts'
import { useOnceSeen } from './use-once-seen.ts'
import { useReadAgain } from './use-read-again.ts'
import { useSignals } from './use-signals.ts'

/**
 * Fetches anew what a signal makes stale; one that does not concern what is shown is passed over. A hidden page catches
 * up once it is shown.
 */
export function useFreshData(
  stale: Readonly<Record<string, readonly QueryKey[]>>,
  concerns: (...signal: Parameters<Hearer['hear']>) => boolean = () => true,
): void {
  const queries = useQueryClient()
  const behind = useRef(new Set<string>())
  const catchUp = useOnceSeen(() => {
    for (const kind of behind.current) for (const queryKey of stale[kind] ?? []) readAnew(queries, queryKey)
    behind.current.clear()
  })
  const fallBehind = (kinds: readonly string[]) => {
    for (const kind of kinds) behind.current.add(kind)
    catchUp()
  }
  useSignals(
    (...signal) => concerns(...signal) && fallBehind([signal[0]]),
    (isMissed) => fallBehind(Object.keys(stale).filter(isMissed)),
  )
  useReadAgain(Object.values(stale).flat())
}

/** What is read for the first time is not begun anew by the library, though its answer may be older than the signal. */
function readAnew(queries: QueryClient, key: QueryKey): void {
  const firstReads = queries.getQueryCache().findAll({
    queryKey: key,
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
  })
  void queries.invalidateQueries({ queryKey: key })
  for (const { promise, queryKey } of firstReads) {
    const readOnceMore = () => void queries.invalidateQueries({ queryKey, exact: true })
    promise?.then(readOnceMore, () => {})
  }
}
