import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { beginForClient } from '../../applications/applications.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { addCaseEvent } from '../../desk/desk.ts'
import { auditChange } from '../audit-case.ts'
import { lockCase } from '../find-case.ts'

/** Another case for the client of this one. It comes to the desk when they have sent it; until then it is theirs. */
export function beginCase(
  deps: Deps,
  caller: Caller,
  { folio, ...wish }: Input<typeof cases.begin>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.begin>> {
  return deps.db.transaction(async (tx): Promise<Output<typeof cases.begin>> => {
    const row = await lockCase(tx, caller, folio)
    const begun = await beginForClient(deps, tx, caller, row.userId, wish)
    if (begun.result === 'closed' || begun.result === 'notMet') return begun
    const { reference } = begun.row
    if (begun.result === 'alreadyOpen')
      return { result: 'alreadyOpen', folio: reference, isCase: begun.row.submittedAt !== null }
    const about = { folio: reference, program: wish.program }
    await addCaseEvent(tx, row.id, { what: 'begun', actorId: caller.userId, about }, deps.now())
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.begin', wish.program)
    return { result: 'begun', folio: reference }
  })
}
