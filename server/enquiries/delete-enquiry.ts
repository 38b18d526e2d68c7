import { type Db, sql } from '../db/db.ts'
import { settle, type Teller } from '../notices/notices.ts'
import { enquiryAct, tellStaff } from './tell-staff.ts'

/** Deletes a message with our replies and the emails that repeat it; the desk no longer has it. */
export async function deleteEnquiry(deps: Teller, tx: Db, id: string): Promise<void> {
  const gone = await tx.row<{ reference: string }>(sql`delete from enquiries where id = ${id} returning reference`)
  if (!gone) return
  await settle(deps, tx, enquiryAct(id))
  await tx.execute(sql`delete from mails where strpos(content::text, ${gone.reference}) > 0`)
  await tx.execute(sql`delete from notices where strpos(about::text, ${gone.reference}) > 0`)
  await tellStaff(deps, tx, id)
}
