import { addDays } from '@rahnama/rules/dates.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { officeDay } from '../office-hours/office-hours.ts'

export const visitorForgetting = defineJob<object>('forget-visitors', { cron: '10 * * * *' })

/** Yesterday's salt and fingerprints go as soon as the day is over: from then on nobody can tell who was here. */
export async function forgetVisitors({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const yesterday = addDays(officeDay(now()), -1)
  await db.execute(sql`delete from visit_salts where day <= ${yesterday}`)
  await db.execute(sql`delete from visit_seen where day <= ${yesterday}`)
}
