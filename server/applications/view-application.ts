import { type Application, type ApplicationSummary, isOver, mayMove } from '@rahnama/contract/applications.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { loadChecklists, readChecklist } from '../documents/documents.ts'
import { shortfallOf } from '../eligibility/eligibility.ts'
import { findObstacles } from './obstacles.ts'
import { readOfficeSide } from './office-side.ts'
import {
  type ApplicationRow,
  getOwn,
  listEvents,
  listExplanations,
  listOwn,
  toEvent,
  toExplanation,
  toSummary,
} from './queries.ts'
import { countOpenQuestions, listQuestions, toClientQuestion } from './questions.ts'
import { reopenableUntil } from './reopenable.ts'

type Reading = Pick<Deps, 'now'>

/** Shows everything that its client may see. */
export async function viewApplication(deps: Reading, db: Db, row: ApplicationRow): Promise<Application> {
  const isToSend = mayMove('client', row.stage, 'submitted')
  const until = reopenableUntil(row)
  const checklist = await readChecklist(db, row.userId, row.program, deps.now())
  const questions = (await listQuestions(db, row.id)).filter(({ withdrawnAt }) => !withdrawnAt)
  return {
    ...toSummary(row, checklist, questions.filter(({ answeredAt }) => !answeredAt).length),
    ...(await readOfficeSide(db, row.id)),
    questions: questions.map(toClientQuestion),
    timeline: (await listEvents(db, row.id)).map(toEvent),
    obstacles: isToSend ? await findObstacles(deps, db, row, checklist) : null,
    shortfall: isToSend ? await shortfallOf(db, row.userId, row.program, deps.now()) : null,
    explanations: (await listExplanations(db, row.id)).map(toExplanation),
    mayWithdraw: mayMove('client', row.stage, 'withdrawn'),
    reopenableUntil: until && deps.now() <= until ? until.toISOString() : null,
  }
}

/** What all of them need is read once, however many there are. */
async function summarise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  rows: readonly ApplicationRow[],
): Promise<ApplicationSummary[]> {
  if (rows.length === 0) return []
  const checklistOf = await loadChecklists(db, userId, now())
  const questions = await countOpenQuestions(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toSummary(row, checklistOf(row.program), questions.get(row.id) ?? 0))
}

export async function readApplication(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { id }: { id: string },
): Promise<Application> {
  return viewApplication(deps, deps.db, await getOwn(deps.db, userId, id))
}

/** Staff read this before they talk with the client. */
export async function listOpenApplications(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
): Promise<ApplicationSummary[]> {
  const rows = await listOwn(deps.db, userId)
  const open = rows.filter(({ stage }) => !isOver(stage))
  return summarise(deps, userId, open)
}

export async function listApplications(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ applications: ApplicationSummary[] }> {
  return { applications: await summarise(deps, userId, await listOwn(deps.db, userId)) }
}
