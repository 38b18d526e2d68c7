import { DESK_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { CONSULTATION_SIGNAL } from '@rahnama/contract/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnceSeen, useReadAgain, useSignals } from '../../signals/signals.ts'
import { DESK_KEY } from './queries.ts'

const GATHER_MS = 300
const HEARD = [DESK_SIGNAL, CONSULTATION_SIGNAL]

/**
 * Reads the desk anew when it changed, or once it is shown again. One act may change many rows: signals that come together
 * are answered once.
 */
export function useFreshDesk(): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const catchUp = useOnceSeen(() => void queries.invalidateQueries({ queryKey: DESK_KEY }))
  const readSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      catchUp()
    }, GATHER_MS)
  }
  useReadAgain([DESK_KEY])
  useSignals(
    (kind) => HEARD.includes(kind) && readSoon(),
    (isMissed) => HEARD.some(isMissed) && readSoon(),
  )
  useEffect(() => () => clearTimeout(timer.current), [])
}
