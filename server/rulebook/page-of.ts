import { AppError } from '@rahnama/contract/errors.ts'
import type { ListTotal } from '@rahnama/contract/user-list.ts'

type Page<Row> = { rows: Row[]; next: string | null; total: ListTotal }

/** A page of a list that is short enough to be held whole; its cursor is a place in the list. */
export function pageOf<Row>(found: readonly Row[], after: string | undefined, limit: number): Page<Row> {
  if (after !== undefined && !/^\d{1,6}$/.test(after)) throw new AppError('INVALID_INPUT', { field: 'after' })
  const from = Number(after ?? 0)
  const end = from + limit
  return {
    rows: found.slice(from, end),
    next: end < found.length ? String(end) : null,
    total: { count: found.length, isMore: false },
  }
}
