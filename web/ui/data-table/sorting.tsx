import { useId } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { controlClass } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './data-table.module.css'

export type SortOrder = 'ascending' | 'descending'
export type Sort = { column: string; order: SortOrder }

type SortableColumn = { key: string; header: string; sortable?: boolean }
type Sorting = { sort: Sort | undefined; onSortChange: (sort: Sort) => void }

export function SortButton({ column, sort, onSortChange }: Sorting & { column: SortableColumn }) {
  const order = sort?.column === column.key ? sort.order : undefined
  const next: SortOrder = order === 'ascending' ? 'descending' : 'ascending'
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={order}
      onClick={() => onSortChange({ column: column.key, order: next })}
    >
      {column.header}
      <Icon name={order === undefined ? 'sort' : order === 'ascending' ? 'arrow-up' : 'arrow-down'} size="small" />
    </button>
  )
}

/** Cards have no header to press; there the order is chosen from a list. */
export function SortList({ columns, sort, onSortChange }: Sorting & { columns: readonly SortableColumn[] }) {
  const texts = useTexts('ui').dataTable
  const id = useId()
  const orders = columns
    .filter((column) => column.sortable)
    .flatMap(({ key, header }) =>
      (['ascending', 'descending'] as const).map((order) => ({ key, order, label: `${header} (${texts[order]})` })),
    )
  if (orders.length === 0) return null
  const position = orders.findIndex(({ key, order }) => key === sort?.column && order === sort.order)
  return (
    <div className={styles.sortList}>
      <label htmlFor={id}>{texts.sortBy}</label>
      <select
        id={id}
        className={classNames(controlClass)}
        value={position}
        onChange={(event) => {
          const chosen = orders[Number(event.currentTarget.value)]
          if (chosen) onSortChange({ column: chosen.key, order: chosen.order })
        }}
      >
        {position < 0 && <option value={-1} />}
        {orders.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
