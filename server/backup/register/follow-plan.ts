import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { BackupSettings } from '@rahnama/contract/site-settings.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import type { Teller } from '../../notices/notices.ts'
import { readBackupSettings } from '../../site-settings/site-settings.ts'
import { queueBackup } from './ask.ts'
import { markInterrupted } from './mark-interrupted.ts'
import { askForDrill, findNewestPlanned } from './queries.ts'
import { removeSuperfluous } from './remove.ts'
import { backupRun } from './run-backup.ts'
import { drillRun } from './run-drill.ts'

const DRILL_EVERY_DAYS = 7
const FORGOTTEN_AFTER_MS = 10 * 60_000

export const backupPlan = defineJob<object>('follow-backup-plan', { cron: '*/10 * * * *' })

/** Looks every ten minutes, so a machine that slept at the hour makes up for it. */
export async function followPlan(deps: Teller & Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const { db, now } = deps
  await markInterrupted(deps)
  await runForgotten(deps)
  const { value: plan } = await readBackupSettings(deps)
  if (plan.schedule === 'off') return
  const newest = await findNewestPlanned(db)
  if (isDue(plan, now(), newest?.askedAt)) {
    await db.transaction((tx) => queueBackup(deps, tx, { why: 'planned', by: null }))
  }
  await removeSuperfluous(deps, plan.keep)
  if (plan.drillsWeekly) await drillWeekly(deps)
}

export function isDue({ schedule, hour }: BackupSettings, now: Date, last: Date | undefined): boolean {
  const here = wallClock(now, OFFICE_TIME_ZONE)
  if (schedule === 'off' || here.hour < hour) return false
  if (!last) return true
  const days = daysBetween(wallClock(last, OFFICE_TIME_ZONE).iso, here.iso)
  return days >= (schedule === 'daily' ? 1 : 7)
}

/** A process may be killed after it took the job and before the row says so: what still waits is asked for again. */
async function runForgotten({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_AFTER_MS)
  const waiting = await db.rows<{ id: string; isMade: boolean }>(sql`
    select id, state = 'made' as "isMade" from backups
    where asked_at < ${before} and (state = 'waiting' or drill_state = 'waiting')`)
  for (const { id, isMade } of waiting) await jobs.enqueue(db, isMade ? drillRun : backupRun, { id })
}

async function drillWeekly({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - DRILL_EVERY_DAYS * 86_400_000)
  await db.transaction(async (tx) => {
    const next = await findUndrilled(tx, since)
    if (next && (await askForDrill(tx, next.id))) await jobs.enqueue(tx, drillRun, { id: next.id })
  })
}

/** The newest one, unless a drill was tried within the week. */
function findUndrilled(db: Db, since: Date): Promise<{ id: string } | undefined> {
  return db.row<{ id: string }>(sql`
    select id from backups where state = 'made' and drill_state is null
      and not exists (select from backups where drill_at > ${since})
    order by asked_at desc limit 1`)
}
