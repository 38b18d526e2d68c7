import { rm } from 'node:fs/promises'
import type { backups } from '@rahnama/contract/backups.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { archivePath } from './archive-place.ts'
import { deleteBackup, findBackup, listSuperfluous } from './queries.ts'

type Able = Pick<Deps, 'db' | 'config' | 'now'>

export async function removeBackup(
  { db, config, now }: Able,
  caller: Caller,
  { id }: Input<typeof backups.remove>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Record<string, never>> {
  const row = await findBackup(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const isInUse = ['waiting', 'making'].includes(row.state) || ['waiting', 'drilling'].includes(row.drillState ?? '')
  if (isInUse) throw new AppError('CONFLICT')
  await db.transaction(async (tx) => {
    await deleteBackup(tx, id)
    const entry = { act: 'backup.remove', clientId: null, target: `backup:${id}` } as const
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  await rm(archivePath(config, row.file), { force: true })
  return {}
}

/** Of the planned ones as many stay as the owner wants. */
export async function removeSuperfluous({ db, config }: Able, keep: number): Promise<void> {
  for (const { id, file } of await listSuperfluous(db, keep)) {
    await rm(archivePath(config, file), { force: true })
    await deleteBackup(db, id)
  }
}
