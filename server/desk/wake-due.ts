import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type DeskKey, tellDesk } from './desk-items.ts'

export const deskWaking = defineJob<object>('wake-desk-items', { cron: '* * * * *' })

/** What was put away until now comes back by itself. */
export async function wakeDue(deps: Pick<Deps, 'db' | 'now' | 'signals'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const woken = await tx.rows<DeskKey>(sql`
      update desk_items set snoozed_until = null, snoozed_until_reply = false, snooze_reason = null
      where snoozed_until <= ${deps.now()} returning kind, id`)
    for (const item of woken) await tellDesk(deps, tx, item)
  })
}
