import type { Enquiry, enquiries } from '@rahnama/contract/enquiries.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { changeEnquiry } from './queries.ts'
import { readEnquiry } from './read-enquiry.ts'
import { tellStaff } from './tell-staff.ts'

export async function closeEnquiry(
  deps: Deps,
  actor: Actor,
  { id, version }: Input<typeof enquiries.close>,
): Promise<Enquiry> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    await changeEnquiry(
      tx,
      { id, version, act: 'closed', actorId: actor.userId, at },
      sql`state = 'closed', closed_at = ${at}`,
    )
    await writeAudit(tx, actor, { act: 'enquiry.close', clientId: null, target: `enquiry:${id}` }, at)
    await tellStaff(deps, tx, id)
    return readEnquiry(tx, id, at)
  })
}
