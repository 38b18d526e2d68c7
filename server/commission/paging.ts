import { AppError } from '@rahnama/contract/errors.ts'
import { LIST_COUNT_MAX, type ListTotal } from '@rahnama/contract/user-list.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'

/** A place is an instant to the microsecond and an id. */
const PLACE = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function placeOf(at: Sql, id: Sql): Sql {
  return sql`(extract(epoch from ${at}) * 1000000)::bigint::text || '_' || ${id} as place`
}

/** What comes after a place in a list that begins with the newest (keyset pagination). */
export function beyond(after: string | undefined, at: Sql, id: Sql): Sql {
  if (after === undefined) return nothing
  const [, instant, uuid] = PLACE.exec(after) ?? []
  if (!instant || !uuid) throw new AppError('INVALID_INPUT', { field: 'after' })
  return sql`and (${at}, ${id}) < (timestamptz 'epoch' + ${instant}::bigint * interval '1 microsecond', ${uuid}::uuid)`
}

/** One row more than was asked for says that there is another page. */
export function cutPage<Row extends { place: string }>(found: Row[], limit: number) {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.place ?? null) : null }
}

export async function countUpTo(db: Db, from: Sql): Promise<ListTotal> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) as count from (select from ${from} limit ${LIST_COUNT_MAX + 1}) as counted`)
  const count = row?.count ?? 0
  return { count: Math.min(count, LIST_COUNT_MAX), isMore: count > LIST_COUNT_MAX }
}
