import { mkdir } from 'node:fs/promises'
import type { Deps } from '../../deps.ts'
import { openStore } from '../../files/files.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { openKeyring } from '../../keys/keys.ts'
import type { Teller } from '../../notices/notices.ts'
import { type MadeBackup, makeBackup, type Progress } from '../backup.ts'
import { archivePath } from './archive-place.ts'
import { faultOf } from './fault-of.ts'
import { findBackup, type Made, noteFailed, noteMade, noteProgress } from './queries.ts'
import { whileLocked } from './run-locks.ts'
import { tellOfFailure } from './tell-of-failure.ts'

const PROGRESS_EVERY_MS = 1000

/** One that failed is not tried again by itself: somebody is told, and the next night comes. */
export const backupRun = defineJob<{ id: string }>('make-backup', { retries: 0, timeoutSeconds: 6 * 3600, atOnce: 1 })

export async function runBackup(deps: Teller & Pick<Deps, 'db' | 'log'>, { id }: { id: string }): Promise<void> {
  const { db, config, now } = deps
  await whileLocked(db, 'backup', async () => {
    const row = await findBackup(db, id)
    if (row?.state !== 'waiting') return
    const path = archivePath(config, row.file)
    try {
      await noteProgress(db, id, { part: 'tables', done: 0, of: 0 })
      await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
      const able = { db, now, keyring: await openKeyring(config), store: await openStore(config) }
      const made = await makeBackup(able, path, tellProgress(deps, id))
      await noteMade(db, id, contentOf(made), now())
    } catch (error) {
      deps.log.error('backup failed', error, { backupId: id })
      await db.transaction(async (tx) => {
        if (await noteFailed(tx, id, faultOf(error), now())) await tellOfFailure(deps, tx, id, 'backup')
      })
    }
  })
}

export function contentOf({ tables, bytes, files, missingFiles }: MadeBackup): Made {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { bytes, rows, files, missingFiles: missingFiles.length }
}

/** A step a second is enough for whoever watches. */
function tellProgress({ db, log }: Pick<Deps, 'db' | 'log'>, id: string): Progress {
  let last = 0
  return (step) => {
    if (Date.now() - last < PROGRESS_EVERY_MS) return
    last = Date.now()
    noteProgress(db, id, step).catch((error) => log.warn('backup progress', { error: String(error) }))
  }
}
