import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { UserFilter } from '@rahnama/contract/user-list.ts'
import type { users } from '@rahnama/contract/users.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { countUsers, findUsers, fromUsers, meeting, toUserSummary, USER_COLUMNS, type UserRow } from './user-rows.ts'

type Asked = Input<typeof users.list>

export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  asked: Asked,
): Promise<Output<typeof users.list>> {
  if (asked.search) {
    const found = await findUsers(db, asked.search, asked)
    const rows = found.slice(0, asked.limit).map(toUserSummary)
    return { rows, next: null, total: { count: rows.length, isMore: found.length > rows.length } }
  }
  const [{ rows, next }, total] = await Promise.all([readUserPage(db, asked), countUsers(db, asked)])
  return { rows: rows.map(toUserSummary), next, total }
}

type Sorting = Pick<Asked, 'sort' | 'order'>
type Page = UserFilter & Sorting & { after?: string | undefined; limit: number }

/** Each order has its index; an account that never signed in stands at its end. */
const SORT_KEY: Record<Sorting['sort'], Sql> = {
  createdAt: sql`users.created_at`,
  lastSignInAt: sql`coalesce(last_sign_in_at, 'epoch')`,
  email: sql`users.email`,
}

/** The page after a place in the list, whatever came or went meanwhile (keyset pagination). */
export async function readUserPage(db: Db, asked: Page): Promise<{ rows: UserRow[]; next: string | null }> {
  const { sort, order, after, limit } = asked
  const key = SORT_KEY[sort]
  const [sign, direction] = order === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const place = after === undefined ? undefined : readPlace(sort, after)
  const found = await db.rows<UserRow & { place: string }>(sql`
    select ${USER_COLUMNS}, ${sort === 'email' ? key : sql`(extract(epoch from ${key}) * 1000000)::bigint::text`} || '_' || users.id as place
    from ${fromUsers(asked)} where true ${meeting(asked)}
    ${place ? sql`and (${key}, users.id) ${sign} (${place.key}, ${place.id}::uuid)` : nothing}
    order by ${key} ${direction}, users.id ${direction} limit ${limit + 1}`)
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.place ?? null) : null }
}

/** A place is the key of its order and an id: an instant to the microsecond, or an address. */
const PLACE = /^(.{1,320})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function readPlace(sort: Sorting['sort'], after: string): { key: Sql; id: string } {
  const [, key = '', id] = PLACE.exec(after) ?? []
  if (!id || (sort !== 'email' && !/^\d{1,17}$/.test(key))) throw new AppError('INVALID_INPUT', { field: 'after' })
  if (sort === 'email') return { key: sql`${key}::text`, id }
  return { key: sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`, id }
}
