import { DESK_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { CONSULTATION_SIGNAL, STREAM_READY, STREAM_RESET } from '@rahnama/contract/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSignals } from '../../signals/signals.ts'
import { DESK_KEY } from './queries.ts'

const GATHER_MS = 300
const HEARD = new Set([DESK_SIGNAL, CONSULTATION_SIGNAL, STREAM_READY, STREAM_RESET])

/** Reads the desk anew when it changed. One act may change many rows: signals that come together are answered once. */
export function useFreshDesk(): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSignals((kind) => {
    if (!HEARD.has(kind) || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void queries.invalidateQueries({ queryKey: DESK_KEY })
    }, GATHER_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
