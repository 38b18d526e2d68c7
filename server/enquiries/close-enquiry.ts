import type { Enquiry, enquiries } from '@rahnama/contract/enquiries.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { updateEnquiry } from './queries.ts'
import { readEnquiry } from './read-enquiry.ts'
import { tellStaff } from './tell-staff.ts'

export async function closeEnquiry(deps: Deps, { id, version }: Input<typeof enquiries.close>): Promise<Enquiry> {
  return deps.db.transaction(async (tx) => {
    await updateEnquiry(tx, id, version, sql`state = 'closed', closed_at = ${deps.now()}`)
    await tellStaff(deps, tx, id)
    return readEnquiry(tx, id, deps.now())
  })
}
