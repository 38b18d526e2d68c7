import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { addCaseEvent } from './case-events.ts'
import { type DeskKey, lockCasesFirst, tellDesk } from './desk-items.ts'

export const deskWaking = defineJob<object>('wake-desk-items', { cron: '* * * * *' })

type Waking = Pick<Deps, 'now' | 'signals'>
type Woken = DeskKey & { reason: string | null }

/** What was put away until now comes back by itself. */
export async function wakeDue(deps: Waking & Pick<Deps, 'db'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const due = await tx.rows<{ id: string }>(sql`select id from desk_items where snoozed_until <= ${deps.now()}`)
    await lockCasesFirst(tx, due)
    const woken = await tx.rows<Woken>(sql`
      with due as (select kind, id, snooze_reason from desk_items where snoozed_until <= ${deps.now()}
        and id = any(${due.map(({ id }) => id)}) order by id for update)
      update desk_items set snoozed_until = null, snoozed_until_reply = false, snooze_reason = null
      from due where desk_items.kind = due.kind and desk_items.id = due.id
      returning due.kind, due.id, due.snooze_reason as reason`)
    for (const item of woken) await tellOfWaking(deps, tx, item, 'time')
  })
}

/** What waited for the client's answer waits no longer: the case itself, and tasks on it. */
export async function wakeByReply(deps: Waking, tx: Db, applicationId: string): Promise<void> {
  const woken = await tx.rows<Woken>(sql`
    with answered as (select kind, id, snooze_reason from desk_items
      where kind = 'case' and id = ${applicationId} and snoozed_until_reply for update)
    update desk_items set snoozed_until = null, snoozed_until_reply = false, snooze_reason = null
    from answered where desk_items.kind = answered.kind and desk_items.id = answered.id
    returning answered.kind, answered.id, answered.snooze_reason as reason`)
  for (const item of woken) await tellOfWaking(deps, tx, item, 'reply')
  await tx.execute(sql`
    update case_tasks set snoozed_until = null, snoozed_until_reply = false, version = version + 1
    where application_id = ${applicationId} and snoozed_until_reply and done_at is null`)
}

/** The timeline keeps why it had been put away and what brought it back. */
async function tellOfWaking(deps: Waking, tx: Db, item: Woken, rule: 'time' | 'reply'): Promise<void> {
  const { kind, id, reason } = item
  const event = { what: 'woken', actorId: null, about: { rule }, text: reason } as const
  if (kind === 'case') await addCaseEvent(tx, id, event, deps.now())
  await tellDesk(deps, tx, { kind, id })
}
