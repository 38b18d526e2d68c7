import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { openKeyring } from '../../keys/keys.ts'
import type { Teller } from '../../notices/notices.ts'
import { drillBackup } from '../backup.ts'
import { archivePath } from './archive-place.ts'
import { faultOf } from './fault-of.ts'
import { findBackup, noteDrillFailed, noteDrilling, noteDrillPassed } from './queries.ts'
import { whileLocked } from './run-locks.ts'
import { tellOfFailure } from './tell-of-failure.ts'

export const drillRun = defineJob<{ id: string }>('drill-backup', { retries: 0, timeoutSeconds: 6 * 3600, atOnce: 1 })

export async function runDrill(deps: Teller & Pick<Deps, 'db' | 'log'>, { id }: { id: string }): Promise<void> {
  const { db, config, now } = deps
  await whileLocked(db, 'drill', async () => {
    const row = await findBackup(db, id)
    if (row?.drillState !== 'waiting') return
    try {
      await noteDrilling(db, id)
      await drillBackup({ db, keyring: await openKeyring(config) }, archivePath(config, row.file))
      await noteDrillPassed(db, id, now())
    } catch (error) {
      deps.log.error('drill failed', error, { backupId: id })
      await db.transaction(async (tx) => {
        if (await noteDrillFailed(tx, id, faultOf(error), now())) await tellOfFailure(deps, tx, id, 'drill')
      })
    }
  })
}
