import { useTexts } from '../../i18n/i18n.tsx'
import { Icon } from '../icon/icon.tsx'
import { Select } from '../select/select.tsx'
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
  const orders = columns
    .filter((column) => column.sortable)
    .flatMap(({ key, header }) =>
      (['ascending', 'descending'] as const).map((order) => ({ key, order, label: `${header} (${texts[order]})` })),
    )
  if (orders.length === 0) return null
  const position = orders.findIndex(({ key, order }) => key === sort?.column && order === sort.order)
  return (
    <div className={styles.sortList}>
      <Select
        label={texts.sortBy}
        options={orders.map(({ label }, index) => ({ value: String(index), label }))}
        value={position < 0 ? '' : String(position)}
        onValueChange={(value) => {
          const chosen = value === '' ? undefined : orders[Number(value)]
          if (chosen) onSortChange({ column: chosen.key, order: chosen.order })
        }}
      />
    </div>
  )
}
