import type { ApplicationStage, Turn } from '@rahnama/contract/applications.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type OfficeCalendar, readOfficeCalendar } from '../office-hours/office-hours.ts'
import { indexCase, indexClient } from '../search/search.ts'
import { addCaseEvent } from './case-events.ts'
import { chooseOwner } from './choose-owner.ts'
import { placeOnDesk, takeOffDesk } from './desk-items.ts'
import { flagsOf } from './flags.ts'
import { promiseState, STAGE_EVENT, type StageEvent } from './promise.ts'
import { PROMISED_MINUTES } from './promised-day.ts'

/** What the desk must know of an application. */
export type CaseStanding = {
  id: string
  userId: string
  program: Program
  stage: ApplicationStage
  turn: Turn
  dueOn: string | null
  submittedAt: Date | null
}

type CaseRow = {
  ownerId: string | null
  promiseMinutes: number
  biometricsBy: string | null
  medicalBy: string | null
}

type DueTime = { at: Date; kind: 'deadline' | 'promise' }

/** Says anew where a case stands on the desk, in the transaction that moved it. What was never sent is not a case. */
export async function placeCase(deps: Pick<Deps, 'signals' | 'now'>, tx: Db, application: CaseStanding): Promise<void> {
  const { id, userId, program, stage, turn } = application
  if (!application.submittedAt) return
  if (turn === 'nobody') return takeOffDesk(deps, tx, { kind: 'case', id })
  const file = await openCase(deps, tx, application)
  const events = await tx.rows<StageEvent & { turn: Turn }>(sql`
    select ${STAGE_EVENT}, turn from application_events where application_id = ${id} order by place`)
  await indexClient(tx, userId)
  await indexCase(tx, id)
  const flags = await flagsOf(tx, application, deps.now())
  await tx.execute(
    sql`update cases set flags = ${flags} where application_id = ${id} and flags is distinct from ${flags}`,
  )
  const calendar = await readOfficeCalendar(tx)
  const due = earliest(dueTimes(application, file, events, deps.now(), calendar))
  // A promise made anew is watched anew.
  if (promiseState(events, file.promiseMinutes, deps.now(), calendar)?.state === 'running') {
    await tx.execute(sql`
      update cases set promise_broken_at = null where application_id = ${id} and promise_broken_at is not null`)
  }
  await placeOnDesk(deps, tx, {
    ...{ kind: 'case', id, clientId: userId, ownerId: file.ownerId, turn, program, stage, flags },
    dueAt: due?.at ?? null,
    dueKind: due?.kind ?? null,
    since: turnBegan(events) ?? deps.now(),
  })
}

/** The first time it is sent a case is opened and somebody made its owner. */
async function openCase(deps: Pick<Deps, 'now'>, tx: Db, { id, userId }: CaseStanding): Promise<CaseRow> {
  const opened = await tx.execute(sql`
    insert into cases (application_id, promise_minutes) values (${id}, ${PROMISED_MINUTES})
    on conflict (application_id) do nothing`)
  if (opened > 0) {
    const chosen = await chooseOwner(tx, userId, deps.now())
    if (chosen) {
      await tx.execute(sql`update cases set owner_id = ${chosen.id} where application_id = ${id}`)
      const { id: owner, why: rule, away, full } = chosen
      // The one place that says why somebody was not asked: nobody can tell it later.
      const about = {
        owner,
        rule,
        ...(away.length > 0 && { away: away.join() }),
        ...(full.length > 0 && { full: full.join() }),
      }
      await addCaseEvent(tx, id, { what: 'claimed', actorId: null, about }, deps.now())
    }
  }
  const row = await tx.row<CaseRow>(sql`
    select owner_id as "ownerId", promise_minutes as "promiseMinutes", biometrics_by as "biometricsBy",
      medical_by as "medicalBy"
    from cases where application_id = ${id}`)
  if (!row) throw new Error('A case was neither opened nor found')
  return row
}

function dueTimes(
  { turn, dueOn }: CaseStanding,
  { promiseMinutes, biometricsBy, medicalBy }: CaseRow,
  events: readonly StageEvent[],
  now: Date,
  calendar: OfficeCalendar,
): DueTime[] {
  const deadlines = [biometricsBy, medicalBy].filter((day) => day !== null)
  const promised = turn === 'office' ? promiseState(events, promiseMinutes, now, calendar)?.dueAt : undefined
  return [
    ...deadlines.map((day): DueTime => ({ at: calendar.closingTime(day), kind: 'deadline' })),
    ...(promised ? [{ at: promised, kind: 'promise' } as const] : []),
    // Whoever's turn it is was given a day; the promise to read stands for itself.
    ...(dueOn && !promised
      ? [{ at: calendar.closingTime(dueOn), kind: turn === 'office' ? 'promise' : 'deadline' } as const]
      : []),
  ]
}

function earliest(times: readonly DueTime[]): DueTime | undefined {
  return times.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
}

/** Only a change of turn counts as new: a note, a reader or another owner does not make a row younger. */
function turnBegan(events: readonly { at: Date; turn: Turn }[]): Date | undefined {
  const last = events.at(-1)
  if (!last) return undefined
  const other = events.findLastIndex(({ turn }) => turn !== last.turn)
  return events[other + 1]?.at
}
