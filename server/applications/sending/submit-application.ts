import { type applications, isOver, mayMove } from '@rahnama/contract/applications.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { readChecklist } from '../../documents/documents.ts'
import { shortfallOf } from '../../eligibility/eligibility.ts'
import { findObstacles } from '../obstacles.ts'
import { type ApplicationRow, lockOwn, wasDone } from '../queries.ts'
import { idsOf } from '../unmet-ids.ts'
import { viewApplication } from '../view-application.ts'
import { sendForReview } from './send-for-review.ts'

type Submitted = Output<typeof applications.submit>

export function submitApplication(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { id, idempotencyKey, knowing }: Input<typeof applications.submit>,
): Promise<Submitted> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOwn(tx, userId, id)
    const answer = async (result: Submitted['result'], shown: ApplicationRow): Promise<Submitted> => ({
      result,
      application: await viewApplication(deps, tx, shown),
    })
    if (await wasDone(tx, id, idempotencyKey)) return answer('submitted', row)
    if (isOver(row.stage)) return answer('over', row)
    if (!mayMove('client', row.stage, 'submitted')) return answer('alreadySent', row)
    if ((await findObstacles(deps, tx, row, await readChecklist(tx, userId, row.program, deps.now()))).length > 0)
      return answer('notReady', row)
    const shortfall = await shortfallOf(tx, userId, row.program, deps.now())
    if (shortfall && !knowing) return answer('notMet', row)
    return answer('submitted', await sendForReview(deps, tx, row, idempotencyKey, idsOf(shortfall)))
  })
}
