import { type ClientSentence, isOver } from '@rahnama/contract/applications.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller } from '../../caller.ts'
import type { Db } from '../../db/db.ts'
import type { Teller } from '../../notices/notices.ts'
import { changeStanding } from '../change-standing.ts'
import { type ApplicationRow, findOpen, lockAny } from '../queries.ts'
import { tellOfMove } from '../write-to-client.ts'

/** Of the same program: a client has one open at a time. */
type Reopened = { result: 'reopened' | 'anotherOpen'; row: ApplicationRow }

/** What is over lies with us unread once more, under a promise of its own; how it ended stays in its history. */
export async function reopenByOffice(
  deps: Teller,
  tx: Db,
  { userId }: Pick<Caller, 'userId'>,
  { id, version }: { id: string; version: number },
  sentence: ClientSentence | null,
): Promise<Reopened> {
  const row = await lockAny(tx, id)
  if (row.version !== version || !isOver(row.stage)) throw new AppError('CONFLICT')
  const open = await findOpen(tx, row.userId, row.program)
  if (open) return { result: 'anotherOpen', row: open }
  const reopened = await changeStanding(deps, tx, row, {
    what: 'reopened',
    by: 'office',
    actorId: userId,
    standing: { stage: 'submitted', turn: 'office', reason: 'awaitsReview' },
    sentence,
  })
  await tellOfMove(deps, tx, reopened, { news: 'reopened', sentence, by: userId, sendsMail: true })
  return { result: 'reopened', row: reopened }
}
