import { CLIENT_FILE_YEARS } from '@rahnama/contract/privacy.ts'
import type { Db } from '../../db/db.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import type { FileState } from './queries.ts'

/** The day until which the law makes us keep a client's file; null where there is none, or its time is over. */
export async function keptUntil(_db: Db, { lastClosedAt }: FileState, now: Date): Promise<string | null> {
  if (!lastClosedAt) return null
  const until = new Date(lastClosedAt)
  until.setUTCFullYear(until.getUTCFullYear() + CLIENT_FILE_YEARS)
  return until > now ? officeDay(until) : null
}
