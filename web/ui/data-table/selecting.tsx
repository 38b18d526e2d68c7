import { useTexts } from '../../i18n/i18n.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Selection } from './data-table.tsx'

type SelectAllProps = { label?: string; keys: readonly string[]; selection: Selection }

/** It stands over the rows with its words in sight: as cards or tiles they have no header to hold it. */
export function SelectAll({ label, keys, selection: { selected, onSelectedChange, box } }: SelectAllProps) {
  const texts = useTexts('ui').dataTable
  const toggle = (checked: boolean) => {
    const others = [...selected].filter((key) => !keys.includes(key))
    onSelectedChange(new Set(checked ? [...others, ...keys] : others))
  }
  return (
    <Checkbox
      ref={box}
      label={label ?? texts.selectAll}
      checked={keys.every((key) => selected.has(key))}
      onCheckedChange={toggle}
    />
  )
}

type SelectRowProps = { rowKey: string; name: string; selection: Selection }

/** A screen reader hears which row it takes; the eye sees it beside the row. */
export function SelectRow({ rowKey, name, selection: { selected, onSelectedChange } }: SelectRowProps) {
  const texts = useTexts('ui').dataTable
  const toggle = (checked: boolean) => {
    const others = [...selected].filter((key) => key !== rowKey)
    onSelectedChange(new Set(checked ? [...others, rowKey] : others))
  }
  return (
    <Checkbox
      label={<VisuallyHidden>{texts.select(name)}</VisuallyHidden>}
      checked={selected.has(rowKey)}
      onCheckedChange={toggle}
    />
  )
}
