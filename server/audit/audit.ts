import { type Db, sql } from '../db/db.ts'

export { asActor } from './as-actor.ts'
export { auditSeal, sealDays } from './seal-days.ts'
export { verifyDays } from './verify-days.ts'
export { listVisitsTo, type Visit } from './visits.ts'
export { type Actor, type Program, writeAudit, writeListExport } from './write-audit.ts'
export { writeAuditList } from './write-audit-list.ts'
export { forgetSittings, sittingPurge, writeLook, writeRefusal } from './write-look.ts'

export type AuditEntry = {
  at: Date
  actorId: string | null
  actorRole: string
  act: string
  target: string
  purpose: string | null
  outcome: 'done' | 'refused'
}

/** The latest first. */
export function listAuditOf(db: Db, clientId: string, limit: number): Promise<AuditEntry[]> {
  return db.rows<AuditEntry>(sql`
    select at, actor_id as "actorId", actor_role as "actorRole", act, target, purpose, outcome
    from audit_entries where client_id = ${clientId} order by id desc limit ${limit}`)
}

/** One sitting of somebody at a client's file: who, when it began, why, and which parts they opened. */
export type FileLook = {
  at: Date
  actorId: string | null
  actorRole: string
  purpose: string | null
  acts: string[]
}

/** Who looked at a client's file, the latest sitting first. */
export function listLooksAt(db: Db, clientId: string, limit: number): Promise<FileLook[]> {
  return db.rows<FileLook>(sql`
    select min(at) as at, actor_id as "actorId", actor_role as "actorRole", min(purpose) as purpose,
      array_agg(distinct act order by act) as acts
    from audit_entries where client_id = ${clientId} and sitting is not null
    group by sitting, actor_id, actor_role order by min(id) desc limit ${limit}`)
}
