import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Anchor } from '../link/link.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SkeletonLine } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'
import { type Sort, SortButton, SortList } from './sorting.tsx'

export type { Sort } from './sorting.tsx'

export type Column<T> = {
  key: string
  header: string
  cell: (row: T) => ReactNode
  sortable?: boolean
  /** `end` for figures, so that their digits stand under each other. */
  align?: 'start' | 'end'
  /** For codes and dates, which must not break in two. */
  isUnbroken?: boolean
}

export type Selection = {
  selected: ReadonlySet<string>
  onSelectedChange: (selected: Set<string>) => void
  /** What can be done with the selected rows. */
  acts?: ReactNode
}

export type DataTableProps<T> = {
  caption: string
  captionHidden?: boolean
  /** The first column names its row. */
  columns: readonly [Column<T>, ...Column<T>[]]
  rows: readonly T[]
  keyOf: (row: T) => string
  /** How a reader hears the row: the name behind "Select". */
  nameOf: (row: T) => string
  /** Where a row leads, within the app. */
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
      {selection && <SelectedBar selection={selection} />}
      {onSortChange && <SortList columns={columns} sort={sort} onSortChange={onSortChange} />}
      <table className={styles.table} aria-busy={isLoading}>
        <caption className={styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {selection && (
              <th className={styles.select} scope="col">
                <SelectAll table={table} selection={selection} />
              </th>
            )}
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

function Row<T>({ table: { columns, keyOf, nameOf, linkOf, selection }, row }: { table: DataTableProps<T>; row: T }) {
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

function LoadingRow<T>({ columns, hasSelect }: { columns: readonly Column<T>[]; hasSelect: boolean }) {
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

function SelectAll<T>({ table: { rows, keyOf }, selection }: { table: DataTableProps<T>; selection: Selection }) {
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

function SelectedBar({ selection: { selected, acts } }: { selection: Selection }) {
  const texts = useTexts('ui').dataTable
  const { number } = formats(useLanguage().language)
  return (
    <div className={styles.selected} data-some={selected.size > 0 || undefined}>
      <span role="status">{selected.size > 0 && texts.selected(number(selected.size))}</span>
      {selected.size > 0 && acts}
    </div>
  )
}
