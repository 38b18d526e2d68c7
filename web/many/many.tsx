import { MANY_MAX } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { OneRow, Refusal } from '@rahnama/contract/many.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct, useUndo } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import type { Selection } from '../ui/data-table/data-table.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { SelectionBar } from '../ui/selection-bar/selection-bar.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './many.module.css'
import { Refused, type RefusedRows } from './refused.tsx'

type Outcome = { done: readonly OneRow[]; refused: readonly Refusal[] }

/** An act that may be done to many rows at once: only one that harms nobody, or that has a way back. */
export type ManyAct<Row> = {
  label: string
  busy: string
  icon: IconName
  /** An act without a way back asks first. */
  ask?: { title: (count: number, shown: string) => string; body: string }
  /** The way back, where there is one, is an act on what was done. */
  run: (rows: readonly Row[]) => Promise<Outcome & { undo?: () => Promise<Outcome> }>
  done: (count: number, shown: string) => string
  /** Why a row was refused, where the general words of the code say too little. */
  why?: (refusal: Refusal) => string | undefined
}

/** What is selected is always on the screen: a row that a search or a colleague took away is selected no longer. */
export function useSelected<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLInputElement>(null)
  const selected = rows.filter((row) => keys.has(keyOf(row)))
  const selection: Selection = { selected: new Set(selected.map(keyOf)), onSelectedChange: setKeys, box }
  return { rows: selected, selection }
}

type ManyBarProps<Row> = {
  selected: ReturnType<typeof useSelected<Row>>
  acts: readonly ManyAct<Row>[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Reads again what the act changed. */
  after: () => unknown
  /** How to select what is not on the screen yet. */
  children?: ReactNode
}

/** What can be done to the selected rows, and afterwards what could not. Refused rows stay selected. */
export function ManyBar<Row>({ selected, acts, keyOf, nameOf, after, children }: ManyBarProps<Row>) {
  const words = useTexts('many')
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const { rows, selection } = selected
  const [refused, setRefused] = useState<RefusedRows>()
  const errors = useTexts('errors')
  const undo = useUndo(words.undo, async (back: () => Promise<Outcome>) => {
    const { done } = await back().finally(after)
    toast.info({ title: words.undone(done.length, number(done.length)) })
  })
  const acting = useAct(
    async (act: ManyAct<Row>) => {
      const names = new Map(rows.map((row) => [keyOf(row), nameOf(row)]))
      const outcome = await act.run(rows)
      const { length } = outcome.done
      const action = outcome.undo && length > 0 ? { action: undo(outcome.undo) } : {}
      if (length > 0) toast.success({ title: act.done(length, number(length)), ...action })
      const say = (each: Refusal) => act.why?.(each) ?? errors.codes[each.code]
      setRefused(
        outcome.refused.length > 0 ? { done: length, byReason: byReason(outcome.refused, say, names) } : undefined,
      )
      selection.onSelectedChange(new Set(outcome.refused.map(({ id }) => id)))
      return outcome
    },
    { after },
  )
  const run = async (act: ManyAct<Row>) => {
    const outcome = await acting.run(act)
    // The bar goes with the selection, and whoever pressed a key in it would stand nowhere.
    if (outcome?.refused.length === 0) selection.box.current?.focus()
  }
  const clear = () => {
    setRefused(undefined)
    selection.onSelectedChange(new Set())
    selection.box.current?.focus()
  }
  const isTooMany = rows.length > MANY_MAX
  return (
    <div className={styles.place}>
      <Failure>{acting.failure}</Failure>
      {refused && <Refused refused={refused} onDismiss={() => setRefused(undefined)} />}
      <SelectionBar count={rows.length} texts={words} onClear={clear}>
        {children}
        {isTooMany && <span>{words.tooMany(number(MANY_MAX))}</span>}
        {!isTooMany &&
          acts.map((act) => (
            <OneAct
              key={act.label}
              act={act}
              count={rows.length}
              isBusy={acting.isBusy && acting.given?.[0].label === act.label}
              onRun={() => run(act)}
            />
          ))}
      </SelectionBar>
    </div>
  )
}

type OneActProps<Row> = { act: ManyAct<Row>; count: number; isBusy: boolean; onRun: () => Promise<void> }

function OneAct<Row>({ act: { label, busy, icon, ask }, count, isBusy, onRun }: OneActProps<Row>) {
  const { cancel } = useTexts('many')
  const { number } = formats(useLanguage().language)
  const [isOpen, setOpen] = useState(false)
  const button = (onClick?: () => void) => (
    <Button size="small" icon={icon} busy={isBusy} busyLabel={busy} {...(onClick && { onClick })}>
      {label}
    </Button>
  )
  if (!ask) return button(() => void onRun())
  return (
    <Dialog
      title={ask.title(count, number(count))}
      description={ask.body}
      size="small"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={button()}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              setOpen(false)
              void onRun()
            }}
          >
            {label}
          </Button>
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        </>
      }
    />
  )
}

function byReason(
  refused: readonly Refusal[],
  say: (refusal: Refusal) => string,
  names: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const reasons = new Map<string, string[]>()
  for (const each of refused) {
    const reason = say(each)
    reasons.set(reason, [...(reasons.get(reason) ?? []), names.get(each.id) ?? each.id])
  }
  return reasons
}
