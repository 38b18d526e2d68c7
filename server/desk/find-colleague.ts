import { AppError } from '@rahnama/contract/errors.ts'
import { type Role, rolesOf } from '@rahnama/contract/roles.ts'
import { type Db, sql } from '../db/db.ts'

/** Somebody who works on cases, with the role they do it in. */
export async function findColleague(db: Db, userId: string): Promise<{ userId: string; role: Role }> {
  const row = await db.row<{ role: Role }>(sql`
    select role from user_roles where user_id = ${userId} and role = any(${[...rolesOf('caseReview')]}) limit 1`)
  if (!row) throw new AppError('NOT_FOUND')
  return { userId, role: row.role }
}
