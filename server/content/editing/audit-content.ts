import { type Actor, writeAudit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'

type Verb = 'create' | 'save' | 'publish' | 'unpublish' | 'restore' | 'reorder' | 'remove' | 'putBack' | 'delete'

/** What visitors read is changed by name; the words themselves are in the versions. */
export function auditContent(tx: Db, actor: Actor, verb: Verb, target: string, at: Date): Promise<void> {
  return writeAudit(tx, actor, { act: `content.${verb}`, clientId: null, target: `content:${target}` }, at)
}
