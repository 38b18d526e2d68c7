import { Anchor } from '../link/link.tsx'
import { SkeletonLine } from '../skeleton/skeleton.tsx'
import styles from './data-table.module.css'
import type { Column, DataTableProps } from './data-table.tsx'
import { SelectRow } from './selecting.tsx'

export function Row<T>({
  table: { columns, keyOf, nameOf, linkOf, selection },
  row,
}: {
  table: DataTableProps<T>
  row: T
}) {
  const key = keyOf(row)
  const [first, ...others] = columns
  const isSelected = selection?.selected.has(key) ?? false
  return (
    <tr className={styles.row} data-linked={linkOf ? '' : undefined} data-selected={isSelected || undefined}>
      {selection && (
        <td className={styles.select}>
          <SelectRow rowKey={key} name={nameOf(row)} selection={selection} />
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
