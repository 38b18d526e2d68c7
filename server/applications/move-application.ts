import { type ApplicationStanding, type ClientSentence, isStanding, mayMove } from '@rahnama/contract/applications.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Teller } from '../notices/notices.ts'
import { changeStanding } from './change-standing.ts'
import { type ApplicationRow, lockAny } from './queries.ts'
import { tellOfMove } from './write-to-client.ts'

export type Move = {
  standing: ApplicationStanding
  /** By when, where whoever's turn it is has a day to keep. */
  dueOn: string | null
  sentence: ClientSentence | null
  /** Another mail says it already. */
  isTold?: boolean
  /** Unless it is false, where the client was told in another way. */
  sendsMail?: boolean
}

/** The office says where an application stands, and the client is told. */
export async function moveApplication(
  deps: Teller,
  tx: Db,
  { userId }: Pick<Caller, 'userId'>,
  { id, version }: { id: string; version: number },
  { standing, dueOn, sentence, isTold = false, sendsMail = true }: Move,
): Promise<ApplicationRow> {
  if (!isStanding(standing)) throw new AppError('INVALID_INPUT', { field: 'reason' })
  const row = await lockAny(tx, id)
  if (row.version !== version) throw new AppError('CONFLICT')
  if (!mayMove('office', row.stage, standing.stage)) throw new AppError('INVALID_INPUT', { field: 'stage' })
  const what = standing.stage === 'withdrawn' ? 'withdrawn' : 'moved'
  const moved = await changeStanding(deps, tx, row, { what, by: 'office', actorId: userId, standing, dueOn, sentence })
  if (!isTold) await tellOfMove(deps, tx, moved, { news: what, sentence, by: userId, sendsMail })
  return moved
}
