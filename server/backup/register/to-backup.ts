import type { Backup } from '@rahnama/contract/backups.ts'
import type { Config } from '../../config.ts'
import { isHere } from './archive-place.ts'
import type { BackupRow } from './queries.ts'

export async function toBackup(config: Pick<Config, 'backupDir'>, row: BackupRow): Promise<Backup> {
  const { id, why, state, askedBy, part, done, of, fault, bytes, rows, files, missingFiles } = row
  const content =
    bytes === null || rows === null || files === null ? null : { bytes, rows, files, missingFiles: missingFiles ?? 0 }
  return {
    ...{ id, why, state, askedBy, fault, content },
    askedAt: row.askedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    progress: part === null ? null : { part, done: done ?? 0, of: of ?? 0 },
    isHere: state === 'made' && (await isHere(config, row.file)),
    drill: row.drillState && {
      state: row.drillState,
      at: row.drillAt?.toISOString() ?? null,
      fault: row.drillFault,
    },
  }
}
