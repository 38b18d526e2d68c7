import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'

type Entry = {
  /** A capability and a verb: 'case.read', 'document.accept'. */
  act: string
  /** Whose file it is. */
  clientId: string | null
  /** A kind and an id: 'application:…'. */
  target: string
  /** Why, where it does not follow from the act. */
  purpose?: string | null
  outcome?: 'done' | 'refused'
  /** Looks of one sitting at the same thing are one line. */
  sitting?: string
}

export type Actor = Pick<Caller, 'userId' | 'role'> & Partial<Pick<RequestInfo, 'requestId'>>
/** A command, a job and a guest with a mailed link have a name in place of a role. */
export type Program = {
  userId: null
  role: 'restore' | 'command' | 'erasure' | 'retention' | 'guest'
  requestId?: string
}

/** Part of the caller's transaction: what is not written down is not done. */
export async function writeAudit(db: Db, actor: Actor | Program, entry: Entry, at: Date): Promise<void> {
  await db.execute(sql`
    insert into audit_entries (at, actor_id, actor_role, act, client_id, target, purpose, outcome, request_id, sitting)
    values (${at}, ${actor.userId}, ${actor.role}, ${entry.act}, ${entry.clientId}, ${entry.target},
      ${entry.purpose ?? null}, ${entry.outcome ?? 'done'}, ${actor.requestId ?? null}, ${entry.sitting ?? null})
    on conflict (sitting, act, target) where sitting is not null do nothing`)
}

/** Whoever takes a list with them takes personal data out of the house. */
export function writeListExport(tx: Db, actor: Actor, list: string, at: Date): Promise<void> {
  return writeAudit(tx, actor, { act: 'list.export', clientId: null, target: `list:${list}` }, at)
}
