import type { DocumentKey } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { settle } from '../notices/notices.ts'
import { documentAct } from './document-act.ts'
import { holdDocument, listVersions } from './queries.ts'
import { readChecklist } from './read-checklist.ts'
import { tellClient } from './tell-client.ts'

type Able = Pick<Deps, 'now' | 'signals'>

/** Hands what is uploaded for a program to us, in the transaction that sends the application. */
export async function submitForReview(
  deps: Pick<Deps, 'now' | 'signals'>,
  tx: Db,
  userId: string,
  program: Program,
): Promise<void> {
  const { entries } = await readChecklist(tx, userId, program, deps.now())
  const ids = entries.flatMap(({ document }) => {
    const [newest] = document.versions
    return document.state === 'uploaded' && newest ? [newest.id] : []
  })
  await tx.execute(sql`update document_versions set state = 'inReview' where id = any(${ids}) and state = 'uploaded'`)
  await tellClient(deps, tx, userId)
}

type Decision = { userId: string; versionId: string; by: string }

export function acceptVersion(deps: Able, tx: Db, decision: Decision): Promise<void> {
  return decide(deps, tx, decision, sql`state = 'accepted', reason = null, wording = null, note = null`)
}

export function sendBackVersion(
  deps: Able,
  tx: Db,
  { reason, wording, note = null, ...decision }: Decision & { reason: string; wording: number; note?: string | null },
): Promise<void> {
  return decide(deps, tx, decision, sql`state = 'sentBack', reason = ${reason}, wording = ${wording}, note = ${note}`)
}

/** Only the newest version that was not removed can be decided on. */
async function decide(deps: Able, tx: Db, { userId, versionId, by }: Decision, outcome: Sql): Promise<void> {
  const versions = await listVersions(tx, userId)
  const version = versions.find(({ id, removedAt }) => id === versionId && removedAt === null)
  if (!version) throw new AppError('NOT_FOUND')
  const newest = versions.find(({ documentId, removedAt }) => documentId === version.documentId && removedAt === null)
  if (newest?.id !== versionId) throw new AppError('CONFLICT')
  await tx.execute(sql`
    update document_versions set ${outcome}, decided_by = ${by}, decided_at = ${deps.now()} where id = ${versionId}`)
  await tellClient(deps, tx, userId)
}

/** Somebody of the office says that a document need not be given; null says that it must after all. */
export async function markNotNeeded(
  deps: Pick<Deps, 'now' | 'signals'>,
  tx: Db,
  { userId, by, ...slot }: DocumentKey & { userId: string; by: string | null },
): Promise<void> {
  const id = await holdDocument(tx, userId, slot)
  const at = by === null ? null : deps.now()
  if (by !== null) await settle(deps, tx, documentAct(userId, slot))
  await tx.execute(sql`update documents set not_needed_by = ${by}, not_needed_at = ${at} where id = ${id}`)
  await tellClient(deps, tx, userId)
}
