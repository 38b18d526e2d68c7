import type { Application, AuthorityDates } from '@rahnama/contract/applications.ts'
import { type Db, sql } from '../db/db.ts'

type OfficeSide = Pick<Application, 'consultant' | 'dates'>

/** What its client may know of the firm's side: who looks after it, and what the authority gave it. */
export async function readOfficeSide(db: Db, applicationId: string): Promise<OfficeSide> {
  const row = await db.row<AuthorityDates & { consultant: string | null }>(sql`
    select full_name as consultant, authority_number as "authorityNumber", filed_on as "filedOn",
      biometrics_by as "biometricsBy", biometrics_on as "biometricsOn", medical_by as "medicalBy",
      medical_on as "medicalOn", decided_on as "decidedOn"
    from cases left join users on users.id = owner_id where application_id = ${applicationId}`)
  if (!row) return { consultant: null, dates: null }
  const { consultant, ...dates } = row
  return { consultant: consultant ? { name: consultant } : null, dates }
}
