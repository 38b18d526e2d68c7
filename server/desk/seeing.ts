import type { DeskKind } from '@rahnama/contract/cases/cases.ts'
import { type Role, rolesOf } from '@rahnama/contract/roles.ts'
import type { Caller } from '../caller.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import { readDeskSettings } from '../site-settings/site-settings.ts'

/** Which cases a caller may see: an agent all of them, or their own and nobody's where the owner of the firm says so. */
export type Seeing = { userId: string; onlyOwn: boolean }

export async function seeingOf(db: Db, { userId, role }: Pick<Caller, 'userId' | 'role'>): Promise<Seeing> {
  if (role === 'admin') return { userId, onlyOwn: false }
  return { userId, onlyOwn: await doAgentsSeeOwn(db) }
}

/** A condition on the column that says who owns a thing. */
export function visibleTo({ userId, onlyOwn }: Seeing, owner: Sql): Sql {
  return onlyOwn ? sql`and (${owner} = ${userId} or ${owner} is null)` : nothing
}

export type DeskHearer = { role: Role } | { userId: string }

/** Who may hear of something on the desk: whoever may see it, and nobody else. */
export async function hearersOf(db: Db, { kind, id }: { kind: DeskKind; id: string }): Promise<DeskHearer[]> {
  // A case that is over has left the desk and still has its owner.
  const row = await db.row<{ ownerId: string | null }>(sql`
    select coalesce((select owner_id from desk_items where kind = ${kind} and id = ${id}),
      (select owner_id from cases where ${kind} = 'case' and application_id = ${id})) as "ownerId"`)
  return hearersOfOwned(db, row?.ownerId ?? null)
}

/** The same for anything that has an owner or none. */
export async function hearersOfOwned(db: Db, ownerId: string | null): Promise<DeskHearer[]> {
  const everybody = rolesOf('caseReview').map((role) => ({ role }))
  if (!ownerId || !(await doAgentsSeeOwn(db))) return everybody
  return [{ userId: ownerId }, { role: 'admin' }]
}

async function doAgentsSeeOwn(db: Db): Promise<boolean> {
  return (await readDeskSettings(db)).value.agentsSee === 'own'
}
