import { MESSAGE_READ_SIGNAL, MESSAGE_SIGNAL, STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSignals } from '../signals/signals.ts'
import { MESSAGES_KEY } from './queries.ts'

const HEARD = new Set([MESSAGE_SIGNAL, MESSAGE_READ_SIGNAL, STREAM_READY, STREAM_RESET])

/** Reads anew what was said or read. Nobody looks at a hidden page: it catches up once it is shown. */
export function useFreshMessages(): void {
  const queries = useQueryClient()
  const isBehind = useRef(false)
  const refresh = useEffectEvent(() => {
    isBehind.current = document.visibilityState === 'hidden'
    if (!isBehind.current) void queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  })
  useSignals((kind) => {
    if (HEARD.has(kind)) refresh()
  })
  useEffect(() => {
    const whenShown = () => isBehind.current && refresh()
    document.addEventListener('visibilitychange', whenShown)
    return () => document.removeEventListener('visibilitychange', whenShown)
  }, [])
}
