import type { ReasonWhy } from '@rahnama/contract/notice-kinds.ts'
import { type Role, rolesOf } from '@rahnama/contract/roles.ts'
import { type Db, sql } from '../db/db.ts'

export type Recipient = { userId: string; because: ReasonWhy }

async function listWith(db: Db, roles: readonly Role[], because: ReasonWhy): Promise<Recipient[]> {
  const rows = await db.rows<{ userId: string }>(sql`
    select user_id as "userId" from user_roles where role = any(${[...roles]}) order by user_id`)
  return rows.map(({ userId }) => ({ userId, because }))
}

/** Everybody who may review cases. */
export function listTeam(db: Db): Promise<Recipient[]> {
  return listWith(db, rolesOf('caseReview'), 'team')
}

export function listAdmins(db: Db): Promise<Recipient[]> {
  return listWith(db, ['admin'], 'admin')
}

/** Whoever looks after the case; while nobody does, everybody who could. */
export async function ownerOrTeam(db: Db, applicationId: string): Promise<Recipient[]> {
  const row = await db.row<{ ownerId: string | null }>(sql`
    select owner_id as "ownerId" from cases where application_id = ${applicationId}`)
  return row?.ownerId ? [{ userId: row.ownerId, because: 'owner' }] : listTeam(db)
}
