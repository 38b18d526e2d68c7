import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { submitForReview } from '../documents/documents.ts'
import { changeStanding } from './change-standing.ts'
import type { ApplicationRow } from './queries.ts'
import { writeToClient } from './write-to-client.ts'

/** Puts the application on our desk, with the day by which we have looked at it, and mails the client so. */
export async function sendForReview(
  deps: Deps,
  tx: Db,
  row: ApplicationRow,
  idempotencyKey: string,
): Promise<ApplicationRow> {
  const sent = await changeStanding(deps, tx, row, {
    what: 'submitted',
    by: 'client',
    actorId: row.userId,
    standing: { stage: 'submitted', turn: 'office', reason: 'awaitsReview' },
    idempotencyKey,
  })
  await submitForReview(deps, tx, row.userId, row.program)
  await writeToClient(deps, tx, sent, 'submitted')
  return sent
}
