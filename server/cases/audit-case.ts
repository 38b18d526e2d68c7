import { type Actor, writeAudit, writeLook } from '../audit/audit.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { CaseRow } from './find-case.ts'

type Timed = Pick<Deps, 'now'>
type LookedAtPart =
  | ''
  | 'Answers'
  | 'Documents'
  | 'Timeline'
  | 'Appointments'
  | 'Consents'
  | 'Notes'
  | 'Tasks'
  | 'Questions'

/** A change is written down in the transaction that makes it. */
export function auditChange(
  { now }: Timed,
  tx: Db,
  actor: Actor,
  { id, userId }: Pick<CaseRow, 'id' | 'userId'>,
  act: `case.${string}`,
  purpose: string | null = null,
): Promise<void> {
  return writeAudit(tx, actor, { act, clientId: userId, target: `application:${id}`, purpose }, now())
}

/** A look at a part of a case, once for each sitting: pages read again whatever changes while they lie open. */
export function auditLook(deps: Timed, db: Db, actor: Actor, row: CaseRow, part: LookedAtPart): Promise<void> {
  return lookFrom(deps, db, actor, row, { act: `case.read${part}`, target: `application:${row.id}` })
}

export function auditVersionLook(
  deps: Timed,
  db: Db,
  actor: Actor,
  row: CaseRow,
  versionId: string,
  act: 'document.read' | 'document.open',
): Promise<void> {
  return lookFrom(deps, db, actor, row, { act, target: `document_version:${versionId}` })
}

export function auditDecision(
  { now }: Timed,
  tx: Db,
  actor: Actor,
  { userId }: Pick<CaseRow, 'userId'>,
  versionId: string,
  act: 'document.accept' | 'document.sendBack' | 'document.undo',
): Promise<void> {
  return writeAudit(tx, actor, { act, clientId: userId, target: `document_version:${versionId}` }, now())
}

function lookFrom({ now }: Timed, db: Db, actor: Actor, row: CaseRow, look: { act: string; target: string }) {
  // Whoever is present with the case before them reads on, even if nothing is loaded.
  const lastSign = sql`(select renewed_at from case_presence
    where application_id = ${row.id} and user_id = ${actor.userId})`
  const entry = { ...look, clientId: row.userId, purpose: whyLookedAt(row, actor) }
  return writeLook(db, actor, { id: row.id, lastSign }, entry, now())
}

/** Why somebody of the office looks: it is theirs, nobody's yet, a colleague's, or they answer for the whole firm. */
function whyLookedAt({ ownerId }: CaseRow, { userId, role }: Actor): string {
  if (ownerId === userId) return 'owner'
  if (ownerId === null) return 'unassigned'
  return role === 'admin' ? 'oversight' : 'colleague'
}
