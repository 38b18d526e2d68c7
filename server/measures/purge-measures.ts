import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'

export const measurePurge = defineJob<object>('purge-measures', { cron: '35 6 * * *' })

const DAY_MS = 24 * 60 * 60_000
const HOURS_KEPT_DAYS = 35
const VITALS_KEPT_DAYS = 90
/** Two years beside each other. */
const VISITS_KEPT_DAYS = 800
const SAMPLES_KEPT_DAYS = 400
/** A process that stopped without a word. */
const LOST_AFTER_DAYS = 1

export async function purgeMeasures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.execute(sql`delete from request_counts where hour < ${before(HOURS_KEPT_DAYS)}`)
  await db.execute(sql`delete from statement_times where hour < ${before(HOURS_KEPT_DAYS)}`)
  await db.execute(sql`delete from visit_counts where hour < ${before(VISITS_KEPT_DAYS)}`)
  await db.execute(sql`delete from vital_counts where day < ${before(VITALS_KEPT_DAYS)}::timestamptz::date`)
  await db.execute(sql`delete from database_samples where day < ${before(SAMPLES_KEPT_DAYS)}::timestamptz::date`)
  await db.execute(sql`delete from processes where seen_at < ${before(LOST_AFTER_DAYS)}`)
}
