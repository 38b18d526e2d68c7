import { useTexts } from '../../i18n/i18n.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Anchor } from '../link/link.tsx'
import { SkeletonLine } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'
import type { Column, DataTableProps } from './data-table.tsx'

export function Row<T>({
  table: { columns, keyOf, nameOf, linkOf, selection },
  row,
}: {
  table: DataTableProps<T>
  row: T
}) {
  const texts = useTexts('ui').dataTable
  const key = keyOf(row)
  const [first, ...others] = columns
  const toggle = (checked: boolean) => {
    const selected = new Set(selection?.selected)
    if (checked) selected.add(key)
    else selected.delete(key)
    selection?.onSelectedChange(selected)
  }
  const isSelected = selection?.selected.has(key) ?? false
  return (
    <tr className={styles.row} data-linked={linkOf ? '' : undefined} data-selected={isSelected || undefined}>
      {selection && (
        <td className={styles.select}>
          <Checkbox
            label={<VisuallyHidden>{texts.select(nameOf(row))}</VisuallyHidden>}
            checked={isSelected}
            onCheckedChange={toggle}
          />
        </td>
      )}
      <th className={styles.name} scope="row" data-align={first.align}>
        {linkOf ? (
          <Anchor className={styles.link} to={linkOf(row)}>
            {first.cell(row)}
          </Anchor>
        ) : (
          first.cell(row)
        )}
      </th>
      {others.map((column) => (
        <td key={column.key} data-align={column.align} data-unbroken={column.isUnbroken || undefined}>
          <span className={styles.label} aria-hidden="true">
            {column.header}
          </span>
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  )
}

export function LoadingRow<T>({ columns, hasSelect }: { columns: readonly Column<T>[]; hasSelect: boolean }) {
  return (
    <tr className={styles.row} aria-hidden="true">
      {hasSelect && <td className={styles.select} />}
      {columns.map((column, index) => (
        <td key={column.key}>
          <SkeletonLine width={index === 0 ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  )
}
