import type { Enquiry, EnquiryAct, enquiries } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { findRole } from '../auth/auth.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { changeEnquiry } from './queries.ts'
import { readEnquiry } from './read-enquiry.ts'
import { tellStaff } from './tell-staff.ts'

export async function assignEnquiry(
  deps: Deps,
  actor: Actor,
  { id, assigneeId, version }: Input<typeof enquiries.assign>,
): Promise<Enquiry> {
  const { userId } = actor
  return deps.db.transaction(async (tx) => {
    if (assigneeId && !(await mayAnswer(tx, assigneeId))) throw new AppError('NOT_FOUND', { field: 'assigneeId' })
    const change = { id, version, act: actOf(userId, assigneeId), actorId: userId, assigneeId, at: deps.now() }
    await changeEnquiry(tx, change, sql`assignee_id = ${assigneeId}`)
    await writeAudit(tx, actor, { act: 'enquiry.assign', clientId: null, target: `enquiry:${id}` }, deps.now())
    await tellStaff(deps, tx, id)
    return readEnquiry(tx, id, deps.now())
  })
}

function actOf(userId: string, assigneeId: string | null): EnquiryAct {
  if (!assigneeId) return 'released'
  return assigneeId === userId ? 'taken' : 'assigned'
}

async function mayAnswer(tx: Db, userId: string): Promise<boolean> {
  return mayEnter((await findRole(tx, userId)) ?? undefined, 'caseReview')
}
