import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'
import { LoadingRow, Row } from './rows.tsx'
import { SelectAll } from './selecting.tsx'
import { type Sort, SortButton, SortList } from './sorting.tsx'

export { SelectAll, SelectRow } from './selecting.tsx'
export type { Sort } from './sorting.tsx'

export type Column<T> = {
  key: string
  header: string
  cell: (row: T) => ReactNode
  sortable?: boolean
  /** `end` for figures, so that their digits stand under each other. */
  align?: 'start' | 'end'
  /** Codes and dates must not break in two. */
  isUnbroken?: boolean
}

export type Selection = {
  selected: ReadonlySet<string>
  onSelectedChange: (selected: Set<string>) => void
  /** The box that takes all rows: where to go when what stood beside the rows is gone. */
  box: RefObject<HTMLInputElement | null>
}

export type DataTableProps<T> = {
  caption: string
  captionHidden?: boolean
  /** The first column names its row. */
  columns: readonly [Column<T>, ...Column<T>[]]
  rows: readonly T[]
  keyOf: (row: T) => string
  /** A screen reader hears the row by this name, behind "Select". */
  nameOf: (row: T) => string
  /** A row leads there, within the app. */
  linkOf?: (row: T) => string
  sort?: Sort | undefined
  onSortChange?: (sort: Sort) => void
  paging?: ComponentProps<typeof Pagination>
  selection?: Selection
  isLoading?: boolean
  empty?: ReactNode
}

const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** A list in rows and columns; on a narrow place each row becomes a card. Sorting and paging are its owner's. */
export function DataTable<T>(table: DataTableProps<T>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    sort,
    onSortChange,
    paging,
    selection,
    isLoading = false,
  } = table
  const texts = useTexts('ui').dataTable
  const isEmpty = rows.length === 0
  return (
    <div className={styles.place}>
      {selection && !isEmpty && <SelectAll keys={rows.map(table.keyOf)} selection={selection} />}
      {onSortChange && <SortList columns={columns} sort={sort} onSortChange={onSortChange} />}
      <table className={styles.table} aria-busy={isLoading}>
        <caption className={styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {selection && <td className={styles.select} />}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                aria-sort={sort?.column === column.key ? sort.order : undefined}
              >
                {column.sortable && onSortChange ? (
                  <SortButton column={column} sort={sort} onSortChange={onSortChange} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-stale={(isLoading && !isEmpty) || undefined}>
          {rows.map((row) => (
            <Row key={table.keyOf(row)} table={table} row={row} />
          ))}
          {isEmpty &&
            isLoading &&
            LOADING_ROWS.map((row) => <LoadingRow key={row} columns={columns} hasSelect={Boolean(selection)} />)}
        </tbody>
      </table>
      {isEmpty && !isLoading && <div className={styles.empty}>{table.empty ?? texts.empty}</div>}
      <VisuallyHidden role="status">{isLoading && texts.loading}</VisuallyHidden>
      {paging && <Pagination {...paging} />}
    </div>
  )
}
