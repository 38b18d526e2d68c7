import type { ContentKind, ContentRow } from '@rahnama/contract/content/content.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, isConflict } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useAct } from '../../ui/act/act.tsx'
import { rowsQuery } from './queries.ts'

export type Way = 'up' | 'down'
const OTHER_WAY: Record<Way, Way> = { up: 'down', down: 'up' }

export const placeButtonId = (id: string, way: Way) => `${id}-${way}`

/** The order of a kind, as visitors read it from the moment it is changed. */
export function useOrder(kind: ContentKind, rows: readonly ContentRow[]) {
  const { orderMovedOn } = useTexts('content')
  const queries = useQueryClient()
  const { queryKey } = rowsQuery(kind)
  const focusNext = useRef<{ id: string; way: Way }>(undefined)
  const moving = useAct(
    async (id: string, way: Way) => {
      const from = rows.findIndex((row) => row.id === id)
      const ids = rows.map((row) => row.id)
      const moved = ids.toSpliced(from, 1).toSpliced(way === 'up' ? from - 1 : from + 1, 0, id)
      try {
        queries.setQueryData(queryKey, await call('PUT /api/content-editing/order', { kind, ids: moved, before: ids }))
      } catch (error) {
        await queries.invalidateQueries({ queryKey })
        throw error
      } finally {
        focusNext.current = { id, way }
      }
    },
    { describe: (error) => (isConflict(error) ? orderMovedOn : undefined) },
  )
  const { isBusy } = moving
  // A row that has moved takes the focus along; at an end only the other button is left.
  useEffect(() => {
    // Until the new order is drawn, a button may still be enabled that is disabled then and would lose the focus.
    if (!focusNext.current || isBusy || queries.getQueryData(queryKey) !== rows) return
    const { id, way } = focusNext.current
    focusNext.current = undefined
    const buttons = [way, OTHER_WAY[way]].map((each) => document.getElementById(placeButtonId(id, each)))
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  })
  return { move: moving.run, failure: moving.failure }
}
