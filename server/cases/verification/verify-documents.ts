import { type cases, DECISION_UNDO_MS, type ToVerify } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { addCaseEvent, tellDesk } from '../../desk/desk.ts'
import { linkVersion, markNotNeeded } from '../../documents/documents.ts'
import { findOfferedWording } from '../../send-back-reasons/send-back-reasons.ts'
import { auditChange, auditDecision, auditVersionLook } from '../audit-case.ts'
import { type CaseRow, findCase, lockOpenCase } from '../find-case.ts'
import { carryOutDecision } from './carry-out-decisions.ts'
import { nextOfCase } from './next-to-verify.ts'
import { readToVerify } from './read-to-verify.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'signals' | 'jobs'>

export async function showToVerify(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { folio, versionId }: Input<typeof cases.toVerify>,
  { requestId }: RequestInfo,
): Promise<ToVerify> {
  const row = await findCase(deps.db, caller, folio)
  const shown = await readToVerify(deps.db, row, versionId, deps.now())
  await auditVersionLook(deps, deps.db, { ...caller, requestId }, row, versionId, 'document.read')
  return shown
}

export async function openFile(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  caller: Caller,
  { folio, versionId }: Input<typeof cases.openFile>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.openFile>> {
  const row = await findCase(deps.db, caller, folio)
  const link = await linkVersion(deps, { ...caller, userId: row.userId }, { id: versionId })
  await auditVersionLook(deps, deps.db, { ...caller, requestId }, row, versionId, 'document.open')
  return link
}

type Outcome = {
  outcome: 'accepted' | 'sentBack'
  reason: string | null
  sentence: string | null
  remark: string | null
}

export function acceptDocument(
  deps: Acting,
  caller: Caller,
  input: Input<typeof cases.accept>,
  request: RequestInfo,
): Promise<Output<typeof cases.accept>> {
  return decide(deps, caller, input, { outcome: 'accepted', reason: null, sentence: null, remark: null }, request)
}

export function sendBackDocument(
  deps: Acting,
  caller: Caller,
  { reason, sentence, remark, ...input }: Input<typeof cases.sendBack>,
  request: RequestInfo,
): Promise<Output<typeof cases.sendBack>> {
  const outcome = { outcome: 'sentBack', reason, sentence: sentence || null, remark: remark || null } as const
  return decide(deps, caller, input, outcome, request)
}

/** Written down at once and carried out when it can no longer be undone: until then nobody hears of it. */
function decide(
  deps: Acting,
  caller: Caller,
  { folio, versionId, checksum }: Input<typeof cases.accept>,
  { outcome, reason, sentence, remark }: Outcome,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.accept>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    const now = deps.now()
    await refuseStale(tx, row, versionId, checksum)
    const wording = reason === null ? null : await wordingNow(tx, reason)
    const written = await tx.execute(sql`
      insert into document_decisions (version_id, outcome, reason, wording, sentence, remark, decided_by, decided_at)
      values (${versionId}, ${outcome}, ${reason}, ${wording}, ${sentence}, ${remark}, ${caller.userId}, ${now})
      on conflict (version_id) do update set outcome = excluded.outcome, reason = excluded.reason,
        wording = excluded.wording, sentence = excluded.sentence, remark = excluded.remark, decided_by = excluded.decided_by,
        decided_at = excluded.decided_at, carried_out_at = null, told_at = null
      where document_decisions.carried_out_at is not null or document_decisions.decided_by = excluded.decided_by`)
    if (written === 0) throw new AppError('CONFLICT')
    const undoUntil = new Date(now.getTime() + DECISION_UNDO_MS)
    await deps.jobs.enqueue(tx, carryOutDecision, { versionId }, { startAfter: undoUntil })
    const act = outcome === 'accepted' ? 'document.accept' : 'document.sendBack'
    await auditDecision(deps, tx, { ...caller, requestId }, row, versionId, act)
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return { undoUntil: undoUntil.toISOString(), next: await nextOfCase(tx, row) }
  })
}

/** What is decided reads for ever in the words its reason has now. */
async function wordingNow(tx: Db, reason: string): Promise<number> {
  const offered = await findOfferedWording(tx, reason)
  if (!offered) throw new AppError('INVALID_INPUT', { issues: [{ field: 'reason', fault: 'NOT_A_CHOICE' }] })
  return offered.wording
}

/** A decision is about the bytes that were looked at: if a newer file came meanwhile it says when. */
async function refuseStale(tx: Db, { userId }: CaseRow, versionId: string, checksum: string): Promise<void> {
  const looked = await tx.row<{ documentId: string; checksum: string }>(sql`
    select document_id as "documentId", encode(sha256, 'hex') as checksum
    from document_versions join documents on documents.id = document_id join files on files.id = file_id
    where document_versions.id = ${versionId} and documents.user_id = ${userId}`)
  if (!looked) throw new AppError('NOT_FOUND')
  const newest = await tx.row<{ id: string; uploadedAt: Date }>(sql`
    select id, uploaded_at as "uploadedAt" from document_versions
    where document_id = ${looked.documentId} and removed_at is null order by number desc limit 1 for update`)
  if (newest?.id === versionId && looked.checksum === checksum) return
  throw new AppError('CONFLICT', {
    ...(newest && { params: { versionId: newest.id, uploadedAt: newest.uploadedAt.toISOString() } }),
  })
}

export function undoDecision(
  deps: Acting,
  caller: Caller,
  { folio, versionId }: Input<typeof cases.undoDecision>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.undoDecision>> {
  return deps.db.transaction(async (tx) => {
    const row = await findCase(tx, caller, folio)
    const decided = await tx.row<{ carriedOutAt: Date | null }>(sql`
      select carried_out_at as "carriedOutAt" from document_decisions
        join document_versions on document_versions.id = version_id join documents on documents.id = document_id
      where version_id = ${versionId} and document_decisions.decided_by = ${caller.userId} and documents.user_id = ${row.userId}
      for update of document_decisions`)
    if (!decided) throw new AppError('NOT_FOUND')
    if (decided.carriedOutAt) throw new AppError('GONE')
    await tx.execute(sql`delete from document_decisions where version_id = ${versionId}`)
    await auditDecision(deps, tx, { ...caller, requestId }, row, versionId, 'document.undo')
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return {}
  })
}

export function setNotNeeded(
  deps: Acting,
  caller: Caller,
  { folio, kind, subject, isNotNeeded }: Input<typeof cases.notNeeded>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.notNeeded>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    const by = isNotNeeded ? caller.userId : null
    await markNotNeeded(deps, tx, { userId: row.userId, kind, subject, by })
    const about = { kind, subject, isNotNeeded: String(isNotNeeded) }
    await addCaseEvent(tx, row.id, { what: 'documentNotNeeded', actorId: caller.userId, about }, deps.now())
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.notNeeded', kind)
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return {}
  })
}
