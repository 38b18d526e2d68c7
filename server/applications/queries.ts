import type {
  APPLICATION_EVENTS,
  ApplicationEvent,
  ApplicationStage,
  ApplicationStanding,
  ApplicationSummary,
  ClientSentence,
  Explanation,
  Side,
  Turn,
  TurnReason,
} from '@rahnama/contract/applications.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { ContradictionCode } from '@rahnama/rules/contradictions/contradictions.ts'
import type { Program, RequirementId } from '@rahnama/rules/programs/programs.ts'
import { type Db, sql } from '../db/db.ts'

export type ApplicationRow = {
  id: string
  userId: string
  program: Program
  reference: string
  stage: ApplicationStage
  turn: Turn
  reason: TurnReason
  dueOn: string | null
  startedAt: Date
  submittedAt: Date | null
  closedAt: Date | null
  changedAt: Date
  version: number
}

export type EventRow = {
  id: string
  what: (typeof APPLICATION_EVENTS)[number]
  by: Side
  at: Date
  stage: ApplicationStage
  turn: Turn
  reason: TurnReason
  dueOn: string | null
  note: string | null
  sentence: ClientSentence | null
  unmet: RequirementId[]
}

const COLUMNS = sql`id, user_id as "userId", program, reference, stage, turn, turn_reason as reason, due_on as "dueOn",
  started_at as "startedAt", submitted_at as "submittedAt", closed_at as "closedAt", changed_at as "changedAt", version`

export function listOwn(db: Db, userId: string): Promise<ApplicationRow[]> {
  return db.rows<ApplicationRow>(sql`
    select ${COLUMNS} from applications where user_id = ${userId}
    order by closed_at is not null, changed_at desc, id`)
}

/** Answers for an application to any program. */
export async function hasOpenApplication(db: Db, userId: string): Promise<boolean> {
  const row = await db.row(sql`select 1 from applications where user_id = ${userId} and closed_at is null limit 1`)
  return row !== undefined
}

export function findOpen(db: Db, userId: string, program: Program): Promise<ApplicationRow | undefined> {
  return db.row<ApplicationRow>(sql`
    select ${COLUMNS} from applications
    where user_id = ${userId} and program = ${program} and closed_at is null for no key update`)
}

export async function getOwn(db: Db, userId: string, id: string): Promise<ApplicationRow> {
  return found(
    await db.row<ApplicationRow>(sql`select ${COLUMNS} from applications where id = ${id} and user_id = ${userId}`),
  )
}

/**
 * Locks the row: whoever changes it waits for whoever is changing it. An application is locked before anything that
 * belongs to it, and several by their ids, so that no two wait for each other. It is no lock of its key: an event that
 * names the application need not wait.
 */
export async function lockOwn(tx: Db, userId: string, id: string): Promise<ApplicationRow> {
  return found(
    await tx.row<ApplicationRow>(
      sql`select ${COLUMNS} from applications where id = ${id} and user_id = ${userId} for no key update`,
    ),
  )
}

/** Staff may lock an application of any client. */
export async function lockAny(tx: Db, id: string): Promise<ApplicationRow> {
  return found(
    await tx.row<ApplicationRow>(sql`select ${COLUMNS} from applications where id = ${id} for no key update`),
  )
}

/** All of a client's that lie with us, before anything is done to one of them. */
export function lockSentOf(tx: Db, userId: string): Promise<ApplicationRow[]> {
  return tx.rows<ApplicationRow>(sql`
    select ${COLUMNS} from applications where user_id = ${userId} and submitted_at is not null and closed_at is null
    order by id for no key update`)
}

function found(row: ApplicationRow | undefined): ApplicationRow {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Answers undefined when one to the same program is open, or is being opened at this moment. */
export function insertApplication(
  tx: Db,
  { userId, program, reference }: Pick<ApplicationRow, 'userId' | 'program' | 'reference'>,
  { stage, turn, reason }: ApplicationStanding,
  at: Date,
): Promise<ApplicationRow | undefined> {
  return tx.row<ApplicationRow>(sql`
    insert into applications (user_id, program, reference, stage, turn, turn_reason, started_at, changed_at)
    values (${userId}, ${program}, ${reference}, ${stage}, ${turn}, ${reason}, ${at}, ${at})
    on conflict (user_id, program) where closed_at is null do nothing
    returning ${COLUMNS}`)
}

type Times = { submittedAt: Date | null; closedAt: Date | null; changedAt: Date }

export async function updateStanding(
  tx: Db,
  id: string,
  { stage, turn, reason, dueOn }: ApplicationStanding & { dueOn: string | null },
  { submittedAt, closedAt, changedAt }: Times,
): Promise<ApplicationRow> {
  return found(
    await tx.row<ApplicationRow>(sql`
      update applications set stage = ${stage}, turn = ${turn}, turn_reason = ${reason}, due_on = ${dueOn},
        submitted_at = ${submittedAt}, closed_at = ${closedAt}, changed_at = ${changedAt}, version = version + 1
      where id = ${id} returning ${COLUMNS}`),
  )
}

export type NewEvent = Omit<EventRow, 'id'> & { actorId: string; idempotencyKey?: string | undefined }

export async function insertEvent(tx: Db, applicationId: string, event: NewEvent): Promise<void> {
  await tx.execute(sql`
    insert into application_events (application_id, what, side, actor_id, at, stage, turn, turn_reason, due_on, note,
      sentence, unmet, idempotency_key)
    values (${applicationId}, ${event.what}, ${event.by}, ${event.actorId}, ${event.at}, ${event.stage}, ${event.turn},
      ${event.reason}, ${event.dueOn}, ${event.note}, ${event.sentence && JSON.stringify(event.sentence)}::jsonb,
      ${event.unmet}, ${event.idempotencyKey ?? null})`)
}

export async function wasDone(tx: Db, applicationId: string, key: string): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from application_events where application_id = ${applicationId} and idempotency_key = ${key}`)
  return row !== undefined
}

/** Lists the latest event first. */
export function listEvents(db: Db, applicationId: string): Promise<EventRow[]> {
  return db.rows<EventRow>(sql`
    select id, what, side as by, at, stage, turn, turn_reason as reason, due_on as "dueOn", note, sentence, unmet
    from application_events where application_id = ${applicationId} order by place desc`)
}

export type ExplanationRow = { code: ContradictionCode; answers: string[]; text: string; givenAt: Date }

export function listExplanations(db: Db, applicationId: string): Promise<ExplanationRow[]> {
  return db.rows<ExplanationRow>(sql`
    select code, answers, text, given_at as "givenAt" from application_explanations
    where application_id = ${applicationId} order by given_at, code, answers`)
}

export async function writeExplanation(
  tx: Db,
  applicationId: string,
  { code, answers, text, givenAt }: ExplanationRow,
): Promise<void> {
  if (text === '') {
    await tx.execute(sql`
      delete from application_explanations
      where application_id = ${applicationId} and code = ${code} and answers = ${answers}`)
    return
  }
  await tx.execute(sql`
    insert into application_explanations (application_id, code, answers, text, given_at)
    values (${applicationId}, ${code}, ${answers}, ${text}, ${givenAt})
    on conflict (application_id, code, answers) do update set text = excluded.text, given_at = excluded.given_at`)
}

export function toSummary(
  row: ApplicationRow,
  { entries, progress: documents }: Checklist,
  questions: number,
): ApplicationSummary {
  const { id, reference, program, stage, turn, reason, dueOn, version } = row
  return {
    ...{ id, reference, program, stage, turn, reason, dueOn, documents, version },
    asked: row.closedAt ? { questions: 0, documents: 0 } : { questions, documents: countSentBack(entries) },
    startedAt: row.startedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
  }
}

/** Whoever explained that it cannot be had did what they could. */
function countSentBack(entries: Checklist['entries']): number {
  return entries.filter(({ document: { state, cannotGet } }) => state === 'sentBack' && cannotGet === null).length
}

export function toEvent({ at, ...event }: EventRow): ApplicationEvent {
  return { ...event, at: at.toISOString() }
}

export function toExplanation({ givenAt, ...explanation }: ExplanationRow): Explanation {
  return { ...explanation, givenAt: givenAt.toISOString() }
}
