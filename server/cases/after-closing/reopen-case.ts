import type { cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { reopenByOffice } from '../../applications/applications.ts'
import { findRole } from '../../auth/auth.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, postgresCode, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { addCaseEvent } from '../../desk/desk.ts'
import { auditChange } from '../audit-case.ts'
import { setOwner } from '../claim-case.ts'
import { type CaseRow, findCase, lockCase } from '../find-case.ts'

const UNIQUE_VIOLATION = '23505'

/** A message does not open a closed case again; somebody does, with a reason, and the client is told. */
export async function reopenCase(
  deps: Deps,
  caller: Caller,
  { folio, version, reason, sentence }: Input<typeof cases.reopen>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.reopen>> {
  try {
    return await deps.db.transaction(async (tx): Promise<Output<typeof cases.reopen>> => {
      const row = await lockCase(tx, caller, folio)
      if (!row.closedAt) return { result: 'alreadyOpen' }
      if (row.version !== version) throw new AppError('CONFLICT')
      const { result, row: found } = await reopenByOffice(deps, tx, caller, row, sentence)
      if (result === 'anotherOpen') return { result, folio: found.reference, isCase: found.submittedAt !== null }
      await addCaseEvent(
        tx,
        row.id,
        { what: 'reopened', actorId: caller.userId, about: howItEnded(row), text: reason },
        deps.now(),
      )
      // It is decided no more; what was is told by the event.
      await tx.execute(sql`
        update cases set refusal_grounds = '{}', lesson = null, decided_on = null where application_id = ${row.id}`)
      await takeOnIfNobodys(deps, tx, caller, await findCase(tx, caller, folio))
      await auditChange(deps, tx, { ...caller, requestId }, row, 'case.reopen', reason)
      return { result, version: found.version }
    })
  } catch (error) {
    // The client began another one at the same moment: asked again, it is found.
    if (postgresCode(error) === UNIQUE_VIOLATION) throw new AppError('CONFLICT', { cause: error })
    throw error
  }
}

function howItEnded({ reason, closedAt, decidedOn, refusalGrounds, lesson }: CaseRow): Record<string, string | null> {
  return {
    outcome: reason,
    closedAt: closedAt?.toISOString() ?? null,
    decidedOn,
    grounds: refusalGrounds.join() || null,
    lesson,
  }
}

/** Whoever looked after it may have left: then it is with whoever opened it again. */
async function takeOnIfNobodys(deps: Deps, tx: Db, { userId }: Caller, row: CaseRow): Promise<void> {
  if (row.ownerId && mayEnter((await findRole(tx, row.ownerId)) ?? undefined, 'caseReview')) return
  await setOwner(deps, tx, row, userId)
  await addCaseEvent(tx, row.id, { what: 'claimed', actorId: userId }, deps.now())
}
