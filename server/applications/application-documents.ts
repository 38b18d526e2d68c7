import type { Obstacle } from '@rahnama/contract/applications.ts'
import type { ChecklistProgress } from '@rahnama/contract/documents.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { isWithClient, readChecklist } from '../documents/documents.ts'
import type { ApplicationRow } from './queries.ts'

type Reading = Pick<Deps, 'now'>

export async function documentsOf({ now }: Reading, db: Db, row: ApplicationRow): Promise<ChecklistProgress> {
  return (await readChecklist(db, row.userId, row.program, now())).progress
}

/** Documents without which an application is incomplete, neither given nor explained. */
export async function missingDocuments({ now }: Reading, db: Db, row: ApplicationRow): Promise<Obstacle[]> {
  const { entries } = await readChecklist(db, row.userId, row.program, now())
  return entries
    .filter(({ necessity, document }) => necessity === 'hard' && isWithClient(document))
    .map(({ kind, subject }) => ({ what: 'document', kind, subject }))
}
