import { STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSignals } from './use-signals.ts'

/** Fetches anew what a signal makes stale. Nobody looks at a hidden page: it catches up once it is shown. */
export function useFreshData(stale: Readonly<Record<string, readonly QueryKey[]>>): void {
  const queries = useQueryClient()
  const behind = useRef(new Set<string>())
  const catchUp = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return
    for (const kind of behind.current)
      for (const queryKey of stale[kind] ?? []) void queries.invalidateQueries({ queryKey })
    behind.current.clear()
  })
  useSignals((kind) => {
    // Nobody was told of changes before the stream was ready.
    const kinds = kind === STREAM_READY || kind === STREAM_RESET ? Object.keys(stale) : [kind]
    for (const each of kinds) behind.current.add(each)
    catchUp()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', catchUp)
    return () => document.removeEventListener('visibilitychange', catchUp)
  }, [])
}
