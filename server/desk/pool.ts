import { ABSENT_OWNER_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { officeDay, readOfficeCalendar } from '../office-hours/office-hours.ts'
import { addCaseEvent } from './case-events.ts'
import { lockCasesFirst, tellDesk } from './desk-items.ts'

export const absentOwners = defineJob<object>('pool-absent-owners', { cron: '*/10 * * * *' })

type Pooling = Pick<Deps, 'db' | 'now' | 'signals'>
type Waiting = { id: string; repliedAt: Date; awayFrom: string }

/**
 * A client's reply must not wait for a holiday to end. Once the office has been open for a while since, the case stands
 * in a view of its own, where any colleague may take it on; it stays its owner's, and leaves the view when they are back.
 */
export async function poolAbsent(deps: Pooling): Promise<void> {
  const now = deps.now()
  const calendar = await readOfficeCalendar(deps.db)
  const pooled = (await listWaiting(deps.db, officeDay(now)))
    // What lay there before they left is for them to have handed over.
    .filter(({ repliedAt, awayFrom }) => repliedAt >= calendar.closingTime(addDays(awayFrom, -1)))
    .filter(({ repliedAt }) => calendar.minutesBetween(repliedAt, now) >= ABSENT_OWNER_OFFICE_HOURS * 60)
    .map(({ id }) => id)
  const before = await deps.db.rows<{ id: string }>(sql`
    select id from desk_items where kind = 'case' and pooled_at is not null`)
  const stands = new Set(before.map(({ id }) => id))
  const stays = new Set(pooled)
  for (const id of stays) if (!stands.has(id)) await deps.db.transaction((tx) => putIn(deps, tx, id))
  for (const id of stands) if (!stays.has(id)) await deps.db.transaction((tx) => takeOut(deps, tx, id))
}

/** What the client said last, of cases that wait for us or whose conversation does. */
function listWaiting(db: Db, today: string): Promise<Waiting[]> {
  return db.rows<Waiting>(sql`
    select items.id, replied.at as "repliedAt", min(off.first_day)::text as "awayFrom"
    from consultant_days_off as off
      join desk_items as items on items.kind = 'case' and items.owner_id = off.consultant_id
        and items.snoozed_until is null
      cross join lateral (select max(at) as at from (
        select at from application_events
          where application_id = items.id and side = 'client' and items.turn = 'office'
        union all select at from case_events
          where application_id = items.id and side = 'client' and items.turn = 'office'
        union all select waiting_since from threads
          where application_id = items.id and threads.owner_id = items.owner_id and waiting_since is not null) as said
        ) as replied
    where ${today}::date between off.first_day and off.last_day and replied.at is not null
    group by items.id, replied.at`)
}

async function putIn(deps: Pooling, tx: Db, id: string): Promise<void> {
  await lockCasesFirst(tx, [{ id }])
  const row = await tx.row<{ ownerId: string }>(sql`
    update desk_items set pooled_at = ${deps.now()}
    where kind = 'case' and id = ${id} and pooled_at is null and owner_id is not null returning owner_id as "ownerId"`)
  if (!row) return
  await addCaseEvent(tx, id, { what: 'pooled', actorId: null, about: { owner: row.ownerId } }, deps.now())
  await tellDesk(deps, tx, { kind: 'case', id })
}

async function takeOut(deps: Pooling, tx: Db, id: string): Promise<void> {
  await lockCasesFirst(tx, [{ id }])
  await tx.execute(sql`update desk_items set pooled_at = null where kind = 'case' and id = ${id}`)
  await tellDesk(deps, tx, { kind: 'case', id })
}

/** Whether anybody may take a case on although it has an owner. */
export async function isPooled(db: Db, id: string): Promise<boolean> {
  const row = await db.row(sql`select from desk_items where kind = 'case' and id = ${id} and pooled_at is not null`)
  return row !== undefined
}
