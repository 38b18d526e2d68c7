import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'
import type { DataTableProps, Selection } from './data-table.tsx'

export function SelectAll<T>({
  table: { rows, keyOf },
  selection,
}: {
  table: DataTableProps<T>
  selection: Selection
}) {
  const texts = useTexts('ui').dataTable
  const keys = rows.map(keyOf)
  const toggle = (checked: boolean) => {
    const others = [...selection.selected].filter((key) => !keys.includes(key))
    selection.onSelectedChange(new Set(checked ? [...others, ...keys] : others))
  }
  return (
    <Checkbox
      label={<VisuallyHidden>{texts.selectAll}</VisuallyHidden>}
      checked={keys.length > 0 && keys.every((key) => selection.selected.has(key))}
      onCheckedChange={toggle}
    />
  )
}

export function SelectedBar({ selection: { selected, acts } }: { selection: Selection }) {
  const texts = useTexts('ui').dataTable
  const { number } = formats(useLanguage().language)
  return (
    <div className={styles.selected} data-some={selected.size > 0 || undefined}>
      <span role="status">{selected.size > 0 && texts.selected(number(selected.size))}</span>
      {selected.size > 0 && acts}
    </div>
  )
}
