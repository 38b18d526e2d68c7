import type { ListTotal } from '@rahnama/contract/user-list.ts'
import type { ReactNode } from 'react'
import type { PageTexts } from '../i18n/page-texts.ts'
import type { ManyAct } from '../many/many.tsx'
import type { Column, Sort } from '../ui/data-table/data-table.tsx'

/** What is asked of the server: the words of the search, the order, and a value for each filter that is set. */
export type Asked = { search: string; sort: Sort | undefined; filters: Readonly<Record<string, string>> }

export type ListPage<Row> = { rows: Row[]; next: string | null; total: ListTotal }

export type Filter = { name: string; label: string; options: readonly { value: string; label: string }[] }

/**
 * A list of the owner's room in one place: its words, columns, filters, what a row opens and how it is fetched. One
 * screen draws them all, so that they search, sort, page and are taken home alike.
 */
export type Resource<Row> = {
  /** Part of its query keys, and the name of the open row in the address. */
  name: string
  texts: PageTexts & { emptyTitle: string; emptyBody: string }
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Columns that are hidden until somebody asks for them. */
  hidden?: readonly string[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** What the search box is called; without it there is none. */
  search?: string
  filters: readonly Filter[]
  fetch: (asked: Asked, after: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>
  /** Draws a row as a tile; with it the list is a grid unless somebody asks for the table. */
  tile?: (row: Row) => ReactNode
  /** What may be done to several rows at once; with it rows can be selected. */
  many?: readonly ManyAct<Row>[]
  toFile?: (asked: Asked) => Promise<{ url: string }>
  /** One row, beside the list. */
  detail?: { title: string; draw: (id: string) => ReactNode }
  /** What is done to the list as a whole: invite, add. */
  actions?: ReactNode
  /** What stands between the heading and the list. */
  above?: ReactNode
}
