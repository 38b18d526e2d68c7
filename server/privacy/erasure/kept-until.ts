import type { Db } from '../../db/db.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { readRetention } from '../../site-settings/site-settings.ts'
import type { FileState } from './queries.ts'

/** The day until which the law makes us keep a client's file; null where there is none, or its time is over. */
export async function keptUntil(db: Db, { lastClosedAt }: FileState, now: Date): Promise<string | null> {
  if (!lastClosedAt) return null
  const { caseYears } = (await readRetention(db)).value
  const until = new Date(lastClosedAt)
  until.setUTCFullYear(until.getUTCFullYear() + caseYears)
  return until > now ? officeDay(until) : null
}
