import type { ContentKind, ContentRow } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { rowsQuery } from './queries.ts'

export type Way = 'up' | 'down'
const OTHER_WAY: Record<Way, Way> = { up: 'down', down: 'up' }

export const placeButtonId = (id: string, way: Way) => `${id}-${way}`

/** The order of a kind, as visitors read it from the moment it is changed. */
export function useOrder(kind: ContentKind, rows: readonly ContentRow[]) {
  const errors = useTexts('errors')
  const { orderMovedOn } = useTexts('content')
  const queries = useQueryClient()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const focusNext = useRef<{ id: string; way: Way }>(undefined)
  // A row that has moved takes the focus along; at an end only the other button is left.
  useEffect(() => {
    if (!focusNext.current || isBusy) return
    const { id, way } = focusNext.current
    focusNext.current = undefined
    const buttons = [way, OTHER_WAY[way]].map((each) => document.getElementById(placeButtonId(id, each)))
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  })
  const move = async (id: string, way: Way) => {
    if (isBusy) return
    const from = rows.findIndex((row) => row.id === id)
    const ids = rows.map((row) => row.id)
    const moved = ids.toSpliced(from, 1).toSpliced(way === 'up' ? from - 1 : from + 1, 0, id)
    setBusy(true)
    try {
      queries.setQueryData(
        rowsQuery(kind).queryKey,
        await call('PUT /api/content-editing/order', { kind, ids: moved, before: ids }),
      )
    } catch (error) {
      const isMovedOn = error instanceof AppError && error.code === 'CONFLICT'
      toast.error({ title: isMovedOn ? orderMovedOn : describeError(error, errors) })
      await queries.invalidateQueries({ queryKey: rowsQuery(kind).queryKey })
    }
    focusNext.current = { id, way }
    setBusy(false)
  }
  return { move }
}
