import type { BackupFault } from '@rahnama/contract/backups.ts'
import { BrokenArchive, NoScratchDatabase } from '../backup.ts'

export function faultOf(error: unknown): BackupFault {
  if (error instanceof BrokenArchive) return 'broken'
  if (error instanceof NoScratchDatabase) return 'noDatabase'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // The second is PostgreSQL's own.
  if (code === 'ENOSPC' || code === '53100') return 'noRoom'
  return code === 'ENOENT' ? 'missing' : 'other'
}
