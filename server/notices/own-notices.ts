import { AppError } from '@rahnama/contract/errors.ts'
import { NOTICE_SIGNAL } from '@rahnama/contract/notice-kinds.ts'
import { NOTICES_COUNTED_MAX, type Notice, type NoticeSummary, type notices } from '@rahnama/contract/notices.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { NOTICE_COLUMNS, type NoticeRow, toNotice } from './queries.ts'

type Person = Pick<Caller, 'userId'>

const ONLY: Record<Input<typeof notices.list>['show'], Sql> = {
  all: nothing,
  unread: sql`and read_at is null`,
  toAct: sql`and must_act and settled_at is null`,
}

/** The place of a notice among its person's: the instant to the microsecond, and its number. */
const PLACE = /^(\d{1,20})_(\d{1,18})$/

export async function listNotices(
  { db }: Pick<Deps, 'db'>,
  { userId }: Person,
  { show, after, limit }: Input<typeof notices.list>,
): Promise<Output<typeof notices.list>> {
  const [, micros, id] = PLACE.exec(after ?? '') ?? []
  if (after !== undefined && !id) throw new AppError('INVALID_INPUT', { field: 'after' })
  const rows = await db.rows<NoticeRow & { place: string }>(sql`
    select ${NOTICE_COLUMNS}, (extract(epoch from at) * 1000000)::bigint::text || '_' || id as place
    from notices where user_id = ${userId} ${ONLY[show]}
    ${id ? sql`and (at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)` : nothing}
    order by at desc, id desc limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  return { notices: shown.map(toNotice), next: rows.length > limit ? (shown.at(-1)?.place ?? null) : null }
}

export async function readSummary({ db }: { db: Db }, { userId }: Person): Promise<NoticeSummary> {
  const row = await db.row<NoticeSummary>(sql`
    select
      (select count(*) from (select from notices where user_id = ${userId} and read_at is null
        limit ${NOTICES_COUNTED_MAX}) as unread) as unread,
      (select count(*) from (select from notices where user_id = ${userId} and must_act and settled_at is null
        limit ${NOTICES_COUNTED_MAX}) as open) as "toAct",
      exists (select from mail_hours where user_id = ${userId} and time_zone is not null) as "knowsTimeZone"`)
  if (!row) throw new Error('Counting answers one row')
  return row
}

export function markNotice(
  { db, now, signals }: Pick<Deps, 'db' | 'now' | 'signals'>,
  { userId }: Person,
  { id, isRead }: Input<typeof notices.mark>,
): Promise<Notice> {
  return db.transaction(async (tx) => {
    const readAt = isRead ? sql`coalesce(read_at, ${now()})` : sql`null`
    // An unread one of the same thread has taken its place already.
    const row = await tx.row<NoticeRow>(sql`
      update notices set read_at = ${readAt}, thread = case when ${isRead} then thread end
      where id = ${id} and user_id = ${userId} returning ${NOTICE_COLUMNS}`)
    if (!row) throw new AppError('NOT_FOUND')
    await signals.whisper(tx, { to: { userId }, kind: NOTICE_SIGNAL })
    return toNotice(row)
  })
}

/** What still has to be done stays where it is, read or not. */
export function markAllRead(
  { db, now, signals }: Pick<Deps, 'db' | 'now' | 'signals'>,
  { userId }: Person,
  { upTo }: Input<typeof notices.markAll>,
): Promise<NoticeSummary> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      update notices set read_at = ${now()}
      where user_id = ${userId} and read_at is null
        and (at, id) <= (select at, id from notices where id = ${upTo} and user_id = ${userId})`)
    await signals.whisper(tx, { to: { userId }, kind: NOTICE_SIGNAL })
    return readSummary({ db: tx }, { userId })
  })
}
