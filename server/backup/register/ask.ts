import { randomUUID } from 'node:crypto'
import type { Backup, backups } from '@rahnama/contract/backups.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { Teller } from '../../notices/notices.ts'
import { archiveName, isHere } from './archive-place.ts'
import { markInterrupted } from './mark-interrupted.ts'
import { askForDrill, type BackupRow, findBackup, insertWaiting, listBackups } from './queries.ts'
import { backupRun } from './run-backup.ts'
import { drillRun } from './run-drill.ts'
import { toBackup } from './to-backup.ts'

type Able = Teller & Pick<Deps, 'db' | 'jobs'>
type Request = Pick<RequestInfo, 'requestId'>

export async function readBackups(deps: Able): Promise<Output<typeof backups.list>> {
  await markInterrupted(deps)
  const rows = await listBackups(deps.db)
  return { backups: await Promise.all(rows.map((row) => toBackup(deps.config, row))) }
}

/** Answers its id, or nothing while another one is under way. */
export async function queueBackup(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  asked: { why: BackupRow['why']; by: string | null },
): Promise<string | undefined> {
  const id = randomUUID()
  const askedAt = now()
  if (!(await insertWaiting(tx, { id, ...asked, file: archiveName(id, askedAt), askedAt }))) return undefined
  await jobs.enqueue(tx, backupRun, { id })
  return id
}

export async function makeNow(deps: Able, caller: Caller, _input: object, { requestId }: Request): Promise<Backup> {
  await markInterrupted(deps)
  const id = await deps.db.transaction(async (tx) => {
    const queued = await queueBackup(deps, tx, { why: 'asked', by: caller.userId })
    if (!queued) throw new AppError('CONFLICT')
    const entry = { act: 'backup.make', clientId: null, target: `backup:${queued}` } as const
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    return queued
  })
  return answer(deps, id)
}

export async function drillNow(
  deps: Able,
  caller: Caller,
  { id }: Input<typeof backups.drill>,
  { requestId }: Request,
): Promise<Backup> {
  await markInterrupted(deps)
  const { file } = await findMade(deps, id)
  if (!(await isHere(deps.config, file))) throw new AppError('GONE')
  await deps.db.transaction(async (tx) => {
    if (!(await askForDrill(tx, id))) throw new AppError('CONFLICT')
    await deps.jobs.enqueue(tx, drillRun, { id })
    const entry = { act: 'backup.drill', clientId: null, target: `backup:${id}` } as const
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
  })
  return answer(deps, id)
}

/** One that failed or is under way has no archive. */
export async function findMade({ db }: Pick<Deps, 'db'>, id: string): Promise<BackupRow> {
  const row = await findBackup(db, id)
  if (row?.state !== 'made') throw new AppError('NOT_FOUND')
  return row
}

async function answer({ db, config }: Able, id: string): Promise<Backup> {
  const row = await findBackup(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toBackup(config, row)
}
