import { randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import type { DataExport, privacy } from '@rahnama/contract/privacy.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../../audit/audit.ts'
import { requireProof } from '../../auth/auth.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { type ExportRow, findNewest, insertWaiting, noteFailed } from './queries.ts'
import { exportRun } from './run-export.ts'

/** Without a sign of life for so long nobody works on it any more. */
const SILENT_MS = 10 * 60_000

type Able = Pick<Deps, 'db' | 'jobs' | 'now'>

export async function readExport(
  { db, now }: Able,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof privacy.export>> {
  const row = await findNewest(db, userId)
  return { export: row ? toExport(row, now()) : null }
}

export async function askForExport(
  deps: Able,
  caller: Caller,
  _input: object,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof privacy.askForExport>> {
  const { db, jobs, now } = deps
  const { userId } = caller
  await db.transaction(async (tx) => {
    await requireProof(deps, tx, caller)
    const newest = await findNewest(tx, userId)
    if (newest && isStuck(newest, now())) await noteFailed(tx, newest.id)
    const id = randomUUID()
    if (!(await insertWaiting(tx, { id, userId }, now()))) throw new AppError('CONFLICT')
    await jobs.enqueue(tx, exportRun, { id })
    const entry = { act: 'privacy.export', clientId: userId, target: `export:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  return readExport(deps, caller)
}

function isStuck({ state, touchedAt }: ExportRow, now: Date): boolean {
  return (state === 'waiting' || state === 'making') && now.getTime() - touchedAt.getTime() > SILENT_MS
}

function toExport(row: ExportRow, now: Date): DataExport {
  const { id, askedAt, done, of, bytes, missingFiles, expiresAt } = row
  const hasEnded = expiresAt !== null && expiresAt <= now
  return {
    id,
    state: isStuck(row, now) ? 'failed' : row.state,
    askedAt: askedAt.toISOString(),
    progress: { done, of },
    bytes,
    missingFiles,
    expiresAt: expiresAt?.toISOString() ?? null,
    mayDownload: row.state === 'ready' && !hasEnded && row.fileId !== null,
  }
}
