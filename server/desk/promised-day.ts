import { APPLICATION_REVIEW_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import { type Db, sql } from '../db/db.ts'
import { officeDay, readOfficeCalendar } from '../office-hours/office-hours.ts'
import { promiseState, STAGE_EVENT, type StageEvent } from './promise.ts'

/** What we promise whoever sends an application today. */
export const PROMISED_MINUTES = APPLICATION_REVIEW_OFFICE_HOURS * 60

/** The day the client is told when it comes to us now: the one on which the desk's own clock of the promise ends. */
export async function promisedDay(tx: Db, applicationId: string, now: Date, isOpenedAnew = false): Promise<string> {
  const events = await tx.rows<StageEvent>(sql`
    select ${STAGE_EVENT} from application_events where application_id = ${applicationId} order by place`)
  const opened = await tx.row<{ minutes: number }>(sql`
    select promise_minutes as minutes from cases where application_id = ${applicationId}`)
  const minutes = opened?.minutes ?? PROMISED_MINUTES
  const dueAt = promiseState(
    [...events, { at: now, stage: 'submitted', isOpenedAnew }],
    minutes,
    now,
    await readOfficeCalendar(tx),
  )?.dueAt
  if (!dueAt) throw new Error('What was just sent has no promise')
  return officeDay(dueAt)
}
