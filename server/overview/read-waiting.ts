import { MESSAGE_REPLY_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import type { Waiting } from '@rahnama/contract/overview.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { CLAIM_WARNING_DAYS, reviewClaims } from '../content/content.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay, readOfficeCalendar } from '../office-hours/office-hours.ts'

const DAY_MS = 24 * 60 * 60_000
/** What failed longer ago is history: nobody waits for it. */
const FAILED_MAILS_DAYS = 7
/** Nobody reads a greater number; the list behind it has them all. */
const COUNTED_AT_MOST = 1000

/** What needs the owner today. Each figure is counted where its list is read, so that the two agree. */
export async function readWaiting(deps: Deps): Promise<Waiting> {
  const { db, now } = deps
  const [claims, cases, enquiries, messages, failedMails, backup, jobs] = await Promise.all([
    countClaims(deps),
    countOverdueCases(db, now()),
    countEnquiries(db, now()),
    countOverdueMessages(db, now()),
    countFailedMails(db, now()),
    readBackup(db),
    deps.jobs.read(db),
  ])
  return {
    claims,
    overdue: { cases, enquiries: enquiries.overdue, messages },
    newEnquiries: enquiries.untaken,
    failedMails,
    failedJobs: jobs.failed.length,
    backup,
  }
}

async function countClaims(deps: Deps): Promise<Waiting['claims']> {
  const soon = addDays(officeDay(deps.now()), CLAIM_WARNING_DAYS)
  const claims = await reviewClaims(deps)
  const vouchedFor = claims.filter(({ isSample }) => !isSample)
  return {
    hidden: vouchedFor.filter(({ isOverdue }) => isOverdue).length,
    due: vouchedFor.filter(({ isOverdue, reviewBy }) => !isOverdue && reviewBy !== null && reviewBy <= soon).length,
    samples: claims.length - vouchedFor.length,
  }
}

/** A deadline set from outside is not a promise of ours, and what is put away is not forgotten. */
async function countOverdueCases(db: Db, now: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from (
      select from desk_items
      where turn = 'office' and snoozed_until is null and due_at < ${now} and due_rank = 1 and kind = 'case'
      limit ${COUNTED_AT_MOST}) as late`)
  return row?.count ?? 0
}

async function countEnquiries(db: Db, now: Date): Promise<{ overdue: number; untaken: number }> {
  const row = await db.row<{ overdue: number; untaken: number }>(sql`
    select count(*) filter (where due_at < ${now}) as overdue, count(*) filter (where assignee_id is null) as untaken
    from enquiries where state = 'open'`)
  return row ?? { overdue: 0, untaken: 0 }
}

/** Promised are hours of the office, which the database does not know. */
async function countOverdueMessages(db: Db, now: Date): Promise<number> {
  const earliest = new Date(now.getTime() - MESSAGE_REPLY_OFFICE_HOURS * 60 * 60_000)
  const rows = await db.rows<{ since: Date }>(sql`
    select waiting_since as since from threads
    where waiting_since < ${earliest} and snoozed_until is null order by waiting_since limit ${COUNTED_AT_MOST}`)
  const calendar = await readOfficeCalendar(db)
  return rows.filter(({ since }) => calendar.minutesBetween(since, now) > MESSAGE_REPLY_OFFICE_HOURS * 60).length
}

async function countFailedMails(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - FAILED_MAILS_DAYS * DAY_MS)
  const row = await db.row<{ count: number }>(sql`
    select count(*) from (
      select from mails where state = 'failed' and created_at > ${since} limit ${COUNTED_AT_MOST}) as failed`)
  return row?.count ?? 0
}

async function readBackup(db: Db): Promise<Waiting['backup']> {
  const row = await db.row<Record<keyof Waiting['backup'], Date | null>>(sql`
    select max(ended_at) filter (where state = 'made') as "madeAt",
      max(drill_at) filter (where drill_state = 'passed') as "provenAt",
      max(ended_at) filter (where state = 'failed') as "lastFailedAt"
    from backups`)
  return {
    madeAt: row?.madeAt?.toISOString() ?? null,
    provenAt: row?.provenAt?.toISOString() ?? null,
    lastFailedAt: row?.lastFailedAt?.toISOString() ?? null,
  }
}
