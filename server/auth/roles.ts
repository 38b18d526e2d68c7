import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import { type Db, sql } from '../db/db.ts'
import type { Log } from '../log.ts'

/** The user's row of user_roles, at most one; null when there is none. */
export async function findRole(db: Db, userId: string): Promise<Role | null> {
  const row = await db.row<{ role: Role }>(sql`select role from user_roles where user_id = ${userId}`)
  return row?.role ?? null
}

/** A lookup that fails makes nobody more than a student. */
export async function findRoleOrDefault({ db, log }: { db: Db; log: Log }, userId: string): Promise<Role | null> {
  try {
    return await findRole(db, userId)
  } catch (error) {
    log.error('role lookup failed', error, { userId })
    return DEFAULT_ROLE
  }
}

export async function writeRole(db: Db, userId: string, role: Role): Promise<void> {
  await db.execute(sql`
    insert into user_roles (user_id, role) values (${userId}, ${role})
    on conflict (user_id) do update set role = excluded.role`)
}

export async function removeRole(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from user_roles where user_id = ${userId}`)
}

/**
 * Locks all admins in one order, so that two of them cannot each take the other's role away. One who is suspended cannot
 * help anybody; whether they are is read after the lock, as the other left it.
 */
export async function countOtherAdmins(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select from user_roles where role = 'admin' order by user_id for update`)
  const admins = await tx.rows(sql`
    select from user_roles join users on users.id = user_id
    where role = 'admin' and user_id <> ${userId} and suspended_at is null`)
  return admins.length
}
