import { type Actor, writeAudit } from '../audit/audit.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { CaseRow } from './find-case.ts'

/** So long after the last sign of life a sitting is over: whoever comes back then looks anew. */
const SITTING_MS = 15 * 60_000

type Timed = Pick<Deps, 'now'>
type Part = '' | 'Answers' | 'Documents' | 'Timeline' | 'Appointments' | 'Consents' | 'Notes' | 'Tasks' | 'Questions'

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
export function auditLook(deps: Timed, db: Db, actor: Actor, row: CaseRow, part: Part): Promise<void> {
  return writeLook(deps, db, actor, row, { act: `case.read${part}`, target: `application:${row.id}` })
}

export function auditVersionLook(
  deps: Timed,
  db: Db,
  actor: Actor,
  row: CaseRow,
  versionId: string,
  act: 'document.read' | 'document.open',
): Promise<void> {
  return writeLook(deps, db, actor, row, { act, target: `document_version:${versionId}` })
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

async function writeLook(
  { now }: Timed,
  db: Db,
  actor: Actor,
  row: CaseRow,
  look: { act: string; target: string },
): Promise<void> {
  const sitting = await takeSeat(db, row.id, actor.userId, now())
  const entry = { ...look, clientId: row.userId, purpose: whyLookedAt(row, actor), sitting }
  await writeAudit(db, actor, entry, now())
}

/** The sitting goes on while somebody reads, or is present with the case before them. */
async function takeSeat(db: Db, applicationId: string, userId: string, now: Date): Promise<string> {
  const quiet = new Date(now.getTime() - SITTING_MS)
  const row = await db.row<{ sitting: string }>(sql`
    insert into case_sittings (application_id, user_id, active_at) values (${applicationId}, ${userId}, ${now})
    on conflict (application_id, user_id) do update set active_at = excluded.active_at,
      sitting = case when greatest(case_sittings.active_at, (select renewed_at from case_presence
          where case_presence.application_id = excluded.application_id
            and case_presence.user_id = excluded.user_id)) > ${quiet}
        then case_sittings.sitting else excluded.sitting end
    returning sitting`)
  if (!row) throw new Error('A sitting was neither begun nor found')
  return row.sitting
}

/** Why somebody of the office looks: it is theirs, nobody's yet, a colleague's, or they answer for the whole firm. */
function whyLookedAt({ ownerId }: CaseRow, { userId, role }: Actor): string {
  if (ownerId === userId) return 'owner'
  if (ownerId === null) return 'unassigned'
  return role === 'admin' ? 'oversight' : 'colleague'
}
