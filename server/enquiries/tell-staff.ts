import { ENQUIRY_SIGNAL } from '@rahnama/contract/enquiries.ts'
import { rolesOf } from '@rahnama/contract/roles.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

export async function tellStaff({ signals }: Pick<Deps, 'signals'>, tx: Db, enquiryId: string): Promise<void> {
  for (const role of rolesOf('caseReview')) {
    await signals.publish(tx, { to: { role }, kind: ENQUIRY_SIGNAL, payload: { enquiryId } })
  }
}
