import type { PromiseClock } from '@rahnama/contract/cases/cases.ts'
import { type Db, sql } from '../db/db.ts'
import { promiseState, STAGE_EVENT, type StageEvent } from '../desk/desk.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import type { CaseRow } from './find-case.ts'

/** How our promise to read it stands, told anew from what happened. */
export async function readPromise(
  db: Db,
  { id, promiseMinutes }: Pick<CaseRow, 'id' | 'promiseMinutes'>,
  now: Date,
): Promise<PromiseClock | null> {
  const events = await db.rows<StageEvent>(sql`
    select ${STAGE_EVENT} from application_events where application_id = ${id} order by place`)
  const state = promiseState(events, promiseMinutes, now, await readOfficeCalendar(db))
  return state && { ...state, minutes: promiseMinutes, dueAt: state.dueAt?.toISOString() ?? null }
}
