import type { DeskItem, DeskRow } from '@rahnama/contract/cases/cases.ts'

/** What an act on several rows names them by. */
export function itemsOf(rows: readonly DeskRow[]): DeskItem[] {
  return rows.map(({ kind, id }) => ({ kind, id }))
}
