import { type applications, mayMove } from '@rahnama/contract/applications.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { postgresCode } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { changeStanding } from './change-standing.ts'
import { type ApplicationRow, getOwn, listEvents, lockOwn } from './queries.ts'
import { reopenableUntil } from './reopenable.ts'
import { viewApplication } from './view-application.ts'
import { confirmToClient } from './write-to-client.ts'

const UNIQUE_VIOLATION = '23505'

type Client = Pick<Caller, 'userId'>
type Withdrawn = Output<typeof applications.withdraw>
type Reopened = Output<typeof applications.reopen>

export function withdrawApplication(
  deps: Deps,
  { userId }: Client,
  { id, reason }: Input<typeof applications.withdraw>,
): Promise<Withdrawn> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOwn(tx, userId, id)
    const answer = async (result: Withdrawn['result'], shown: ApplicationRow): Promise<Withdrawn> => ({
      result,
      application: await viewApplication(deps, tx, shown),
    })
    if (row.stage === 'withdrawn') return answer('withdrawn', row)
    if (row.stage === 'filed') return answer('withGovernment', row)
    if (!mayMove('client', row.stage, 'withdrawn')) return answer('over', row)
    const withdrawn = await changeStanding(deps, tx, row, {
      what: 'withdrawn',
      by: 'client',
      actorId: userId,
      standing: { stage: 'withdrawn', turn: 'nobody', reason: 'withdrawnByClient' },
      note: reason || null,
    })
    await confirmToClient(deps, tx, withdrawn, 'withdrawn')
    return answer('withdrawn', withdrawn)
  })
}

/** Puts the application back where it stood before; the events of the withdrawal stay in its history. */
export async function reopenApplication(
  deps: Deps,
  { userId }: Client,
  { id }: Input<typeof applications.reopen>,
): Promise<Reopened> {
  try {
    return await deps.db.transaction(async (tx): Promise<Reopened> => {
      const row = await lockOwn(tx, userId, id)
      const answer = async (result: Reopened['result'], shown: ApplicationRow): Promise<Reopened> => ({
        result,
        application: await viewApplication(deps, tx, shown),
      })
      if (row.stage !== 'withdrawn' && row.stage !== 'decided') return answer('reopened', row)
      const until = reopenableUntil(row)
      if (!until || deps.now() > until) return answer('tooLate', row)
      const [, before] = await listEvents(tx, id)
      if (!before) throw new Error('An application was withdrawn before it began')
      const { stage, turn, reason, dueOn } = before
      const reopened = await changeStanding(deps, tx, row, {
        what: 'reopened',
        by: 'client',
        actorId: userId,
        standing: { stage, turn, reason },
        dueOn,
      })
      return answer('reopened', reopened)
    })
  } catch (error) {
    if (postgresCode(error) !== UNIQUE_VIOLATION) throw error
    const row = await getOwn(deps.db, userId, id)
    return { result: 'anotherOpen', application: await viewApplication(deps, deps.db, row) }
  }
}
