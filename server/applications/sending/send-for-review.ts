import type { RequirementId } from '@rahnama/rules/programs/programs.ts'
import { findAccount } from '../../auth/auth.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { submitForReview } from '../../documents/documents.ts'
import { ownerOrTeam, tell } from '../../notices/notices.ts'
import { changeStanding } from '../change-standing.ts'
import type { ApplicationRow } from '../queries.ts'
import { confirmToClient } from '../write-to-client.ts'

/** Puts the application on our desk, with the day by which we have looked at it, and mails the client so. */
export async function sendForReview(
  deps: Deps,
  tx: Db,
  row: ApplicationRow,
  idempotencyKey: string,
  unmet: RequirementId[] = [],
): Promise<ApplicationRow> {
  const sent = await changeStanding(deps, tx, row, {
    what: 'submitted',
    by: 'client',
    actorId: row.userId,
    standing: { stage: 'submitted', turn: 'office', reason: 'awaitsReview' },
    unmet,
    idempotencyKey,
  })
  await submitForReview(deps, tx, row.userId, row.program)
  await confirmToClient(deps, tx, sent, 'submitted')
  await tellOffice(deps, tx, sent)
  return sent
}

/** Whoever was made its owner, or everybody who could be. */
async function tellOffice(
  deps: Deps,
  tx: Db,
  { id, userId, reference: folio, version }: ApplicationRow,
): Promise<void> {
  const client = (await findAccount(tx, userId))?.fullName ?? ''
  const to = await ownerOrTeam(tx, id)
  const about = { folio, client }
  await tell(deps, tx, { kind: 'applicationArrived', about, event: `arrived:${id}:${version}`, to, by: userId })
}
