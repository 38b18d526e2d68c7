import type { DeskHeading, DeskItem, DeskRow } from '@rahnama/contract/cases/cases.ts'

type Page = { rows: readonly DeskRow[] }

/** `group` is the heading it stands under, whatever it would be today; `hasLeft` keeps the place of one that is gone. */
export type ShownRow = { key: string; row: DeskRow; group: DeskHeading; hasLeft: boolean }

export type LiveRows = {
  /** What the rows were last compared with. */
  pages: readonly Page[]
  rows: readonly ShownRow[]
  /** How many came or rose meanwhile and are not in their place yet. */
  news: number
}

export const keyOf = ({ kind, id }: DeskItem): string => `${kind} ${id}`

const shown = (row: DeskRow): ShownRow => ({ key: keyOf(row), row, group: row.heading, hasLeft: false })
const rowsOf = (pages: readonly Page[]) => pages.flatMap(({ rows }) => rows)

/** Everything in its place, as the server has it. */
export function adopt(pages: readonly Page[]): LiveRows {
  const byKey = new Map(rowsOf(pages).map((row) => [keyOf(row), row]))
  return { pages, rows: [...byKey.values()].map(shown), news: 0 }
}

/**
 * A live change moves nothing under pointer or focus: rows change where they stand, one that left keeps its place, and
 * what came or rose waits until it is asked for. A page that was asked for goes to the end.
 */
export function follow(before: LiveRows, pages: readonly Page[]): LiveRows {
  if (before.rows.length === 0) return adopt(pages)
  const fresh = new Map(rowsOf(pages).map((row) => [keyOf(row), row]))
  const known = new Set(before.rows.map(({ key }) => key))
  const asked = rowsOf(pages.slice(before.pages.length)).filter((row) => !known.has(keyOf(row)))
  const kept = before.rows.map((each) => {
    const row = fresh.get(each.key)
    return row ? { ...each, row, hasLeft: false } : { ...each, hasLeft: true }
  })
  const rows = [...kept, ...asked.map(shown)]
  const inPlace = new Set(rows.map(({ key }) => key))
  const came = [...fresh.keys()].filter((key) => !inPlace.has(key)).length
  return { pages, rows, news: came + countRisen(rows, [...fresh.keys()]) }
}

/** A row has risen when it now comes before one that stands above it. Of two that changed places one is named. */
function countRisen(rows: readonly ShownRow[], order: readonly string[]): number {
  const place = new Map(order.map((key, index) => [key, index]))
  let lowest = -1
  let risen = 0
  for (const { key, hasLeft } of rows) {
    const at = place.get(key)
    if (hasLeft || at === undefined) continue
    if (at < lowest) risen += 1
    else lowest = at
  }
  return risen
}
