import type { DeskRow, DeskView } from '@rahnama/contract/cases/cases.ts'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'
import { AssignDialog } from './bulk/assign-dialog.tsx'
import { itemsOf } from './bulk/items-of.ts'
import { SnoozeDialog } from './bulk/snooze-dialog.tsx'
import { useBulk } from './bulk/use-bulk.ts'
import type { ShownRow } from './live-rows.ts'
import type { Selected } from './selected.ts'
import { SkipDialog } from './skip-dialog.tsx'
import { useDeskAct } from './use-desk-act.ts'

/** What is done to the selected rows or, when none is selected, to the one that has focus. */
export type Acts = { assign: () => void; snooze: () => void; wake: () => void }

type QueueActsProps = {
  rows: readonly ShownRow[]
  selected: Selected
  view: DeskView
  focused: () => string | undefined
  focusRow: (index: number) => void
  reload: () => Promise<void>
  onDone: () => void
  children: (acts: Acts) => ReactNode
}

type Asked = { act: 'assign' | 'snooze' | 'skip'; rows: readonly DeskRow[]; at: number }

export function QueueActs({ rows, selected, view, focused, focusRow, reload, onDone, children }: QueueActsProps) {
  const { queue, bulk } = useTexts('desk')
  const [asked, setAsked] = useState<Asked>()
  const say = useBulk(reload)
  const { run } = useDeskAct()
  const inFocus = () => {
    const here = focused()
    return rows.filter(({ key }) => key === here).map(({ row }) => row)
  }
  const targets = () => (selected.size > 0 ? [...selected.values()] : inFocus())
  const placeOf = ([first]: readonly DeskRow[]) =>
    Math.max(
      0,
      rows.findIndex(({ row }) => row.id === first?.id),
    )
  const ask = (act: Asked['act'], chosen: readonly DeskRow[]) => {
    if (chosen.length > 0) setAsked({ act, rows: chosen, at: placeOf(chosen) })
  }
  const finish = async (at: number) => {
    setAsked(undefined)
    onDone()
    await reload()
    focusRow(at)
  }
  const assign = () => ask('assign', targets())
  const snooze = () => ask('snooze', targets())
  const wake = () =>
    void run(async () => {
      const chosen = targets()
      if (chosen.length === 0) return
      say(await call('POST /api/desk/wake', { items: itemsOf(chosen) }), chosen, bulk.woken)
      await finish(placeOf(chosen))
    })
  useShortcuts([
    { code: 'KeyA', label: queue.keys.assign, act: assign },
    {
      code: 'KeyZ',
      label: view === 'snoozed' ? bulk.wake : queue.keys.snooze,
      act: view === 'snoozed' ? wake : snooze,
    },
    {
      code: 'KeyS',
      label: queue.keys.skip,
      act: () => ask('skip', inFocus()),
    },
  ])
  const close = () => setAsked(undefined)
  const skipOn = () => {
    close()
    focusRow((asked?.at ?? 0) + 1)
  }
  const [first] = asked?.rows ?? []
  return (
    <>
      {children({ assign, snooze, wake })}
      {asked?.act === 'assign' && (
        <AssignDialog rows={asked.rows} say={say} onDone={() => void finish(asked.at)} onClose={close} />
      )}
      {asked?.act === 'snooze' && (
        <SnoozeDialog rows={asked.rows} say={say} onDone={() => void finish(asked.at)} onClose={close} />
      )}
      {asked?.act === 'skip' && first && <SkipDialog row={first} onDone={skipOn} onClose={close} />}
    </>
  )
}
