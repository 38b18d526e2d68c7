import { type ApplicationStanding, isStanding, mayMove } from '@rahnama/contract/applications.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { changeStanding } from './change-standing.ts'
import { writeToClient } from './mails.ts'
import { type ApplicationRow, lockAny } from './queries.ts'

export type Move = {
  id: string
  /** Optimistic locking: a move over another version than the one read is refused. */
  version: number
  standing: ApplicationStanding
  /** The day by which whoever's turn it is has to act, where there is one. */
  dueOn: string | null
  /** The client reads this note as it is written. */
  note: string | null
}

/** The office says where an application stands; the client is told by mail and live. */
export function moveApplication(
  deps: Deps,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { id, version, standing, dueOn, note }: Move,
): Promise<ApplicationRow> {
  if (!mayEnter(role, 'caseReview')) throw new AppError('NOT_ALLOWED')
  if (!isStanding(standing)) throw new AppError('INVALID_INPUT', { field: 'reason' })
  return deps.db.transaction(async (tx) => {
    const row = await lockAny(tx, id)
    if (row.version !== version) throw new AppError('CONFLICT')
    if (!mayMove('office', row.stage, standing.stage)) throw new AppError('INVALID_INPUT', { field: 'stage' })
    const what = standing.stage === 'withdrawn' ? 'withdrawn' : 'moved'
    const moved = await changeStanding(deps, tx, row, { what, by: 'office', actorId: userId, standing, dueOn, note })
    await writeToClient(deps, tx, moved, what, note)
    return moved
  })
}
