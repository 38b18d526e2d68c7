import { type Application, type ApplicationSummary, isOver, mayMove } from '@rahnama/contract/applications.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { documentsOf } from './application-documents.ts'
import { findObstacles } from './obstacles.ts'
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
import { reopenableUntil } from './reopenable.ts'

type Reading = Pick<Deps, 'now'>

/** Everything its client may see. */
export async function viewApplication(deps: Reading, db: Db, row: ApplicationRow): Promise<Application> {
  const isToSend = mayMove('client', row.stage, 'submitted')
  const until = reopenableUntil(row)
  return {
    ...(await summarise(deps, db, row)),
    timeline: (await listEvents(db, row.id)).map(toEvent),
    obstacles: isToSend ? await findObstacles(deps, db, row) : null,
    explanations: (await listExplanations(db, row.id)).map(toExplanation),
    mayWithdraw: mayMove('client', row.stage, 'withdrawn'),
    reopenableUntil: until && deps.now() <= until ? until.toISOString() : null,
  }
}

async function summarise(deps: Reading, db: Db, row: ApplicationRow): Promise<ApplicationSummary> {
  return toSummary(row, await documentsOf(deps, db, row))
}

export async function readApplication(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { id }: { id: string },
): Promise<Application> {
  return viewApplication(deps, deps.db, await getOwn(deps.db, userId, id))
}

/** For staff who are about to talk with the client. */
export async function listOpenApplications(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
): Promise<ApplicationSummary[]> {
  const rows = await listOwn(deps.db, userId)
  return Promise.all(rows.filter(({ stage }) => !isOver(stage)).map((row) => summarise(deps, deps.db, row)))
}

export async function listApplications(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ applications: ApplicationSummary[] }> {
  const rows = await listOwn(deps.db, userId)
  return { applications: await Promise.all(rows.map((row) => summarise(deps, deps.db, row))) }
}
