import { ENQUIRY_SIGNAL } from '@rahnama/contract/enquiries.ts'
import { rolesOf } from '@rahnama/contract/roles.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { placeOnDesk, takeOffDesk } from '../desk/desk.ts'
import { settle } from '../notices/notices.ts'
import { indexWritten } from '../search/search.ts'
import { findEnquiry } from './queries.ts'

export function enquiryAct(enquiryId: string): string {
  return `enquiry:${enquiryId}`
}

/** Whatever changed: the desk has it in its place, and everybody there reads it again. */
export async function tellStaff(deps: Pick<Deps, 'signals' | 'now'>, tx: Db, enquiryId: string): Promise<void> {
  await place(deps, tx, enquiryId)
  for (const role of rolesOf('caseReview')) {
    await deps.signals.publish(tx, { to: { role }, kind: ENQUIRY_SIGNAL, payload: { enquiryId } })
  }
}

/** It waits for us until it is answered. */
async function place(deps: Pick<Deps, 'signals' | 'now'>, tx: Db, id: string): Promise<void> {
  const enquiry = await findEnquiry(tx, id)
  if (!enquiry) return
  await indexWritten(tx, 'enquiry', enquiry)
  if (enquiry.state !== 'open') {
    await settle(deps, tx, enquiryAct(id))
    return takeOffDesk(deps, tx, { kind: 'enquiry', id })
  }
  await placeOnDesk(deps, tx, {
    ...{ kind: 'enquiry', id, clientId: null, ownerId: enquiry.assigneeId, turn: 'office' },
    ...{ dueAt: enquiry.dueAt, dueKind: 'promise', since: enquiry.receivedAt },
  })
}
