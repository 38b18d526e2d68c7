import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'
import { writeFilter } from './filter.ts'
import { ROW } from './use-row-keys.ts'

/** Back from a case focus is on the row that led there. The row's key is forgotten with everything else of the session. */
export function useLastPlace(filter: DeskFilter, table: RefObject<HTMLElement | null>): (key: string) => void {
  const queries = useQueryClient()
  const isBack = useNavigationType() === 'POP'
  const place = ['queue-place', writeFilter(filter)]
  const restore = useEffectEvent(() => {
    const key = queries.getQueryData<string>(place)
    if (!isBack || !key) return
    table.current?.querySelector<HTMLElement>(`a[${ROW}="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
  })
  useEffect(() => restore(), [])
  return (key) => queries.setQueryData(place, key)
}
