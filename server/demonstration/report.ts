import { findAccountByEmail } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { keepReport } from '../reports/reports.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_AGO = 45

/** A report of some weeks ago, so that there is one to re-open and to compare with today's. */
export async function seedReport(deps: Deps): Promise<void> {
  const { db, now } = deps
  const client = await findAccountByEmail(db, 'client@rahnama.example')
  if (!client || (await db.row(sql`select 1 from reports where user_id = ${client.id} limit 1`))) return
  const then = new Date(now().getTime() - DAYS_AGO * DAY_MS)
  await keepReport({ db, now: () => then }, { userId: client.id })
}
