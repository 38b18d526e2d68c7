import { type Application, type applications, mayMove } from '@rahnama/contract/applications.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { tellClient } from './change-standing.ts'
import { lockOwn, writeExplanation } from './queries.ts'
import { viewApplication } from './view-application.ts'

/** An explanation can be changed while the application is the client's to send; what was sent stays as it was. */
export function explainAnswers(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { id, ...explanation }: Input<typeof applications.explain>,
): Promise<Application> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOwn(tx, userId, id)
    if (!mayMove('client', row.stage, 'submitted')) throw new AppError('GONE')
    await writeExplanation(tx, id, { ...explanation, givenAt: deps.now() })
    await tellClient(deps, tx, row)
    return viewApplication(deps, tx, row)
  })
}
