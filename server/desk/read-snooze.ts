import type { Snooze } from '@rahnama/contract/cases/cases.ts'
import { type Db, sql } from '../db/db.ts'
import type { DeskKey } from './desk-items.ts'

export async function readSnooze(db: Db, { kind, id }: DeskKey): Promise<Snooze | null> {
  const row = await db.row<{ until: Date | number; untilReply: boolean; reason: string | null }>(sql`
    select snoozed_until as until, snoozed_until_reply as "untilReply", snooze_reason as reason
    from desk_items where kind = ${kind} and id = ${id} and snoozed_until is not null`)
  if (!row) return null
  // Postgres's infinity arrives as a number: it waits for the client's answer alone.
  const until = row.until instanceof Date ? row.until.toISOString() : null
  return { until, untilReply: row.untilReply, reason: row.reason ?? '' }
}
