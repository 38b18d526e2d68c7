import { PgBoss } from 'pg-boss'
import type { Database } from '../db/db.ts'
import type { Log } from '../log.ts'
import { onPool } from './boss-database.ts'
import type { JobKind } from './job-kind.ts'

export const DEAD_LETTERS = 'dead-letters'
const LONGEST_RETRY_DELAY_SECONDS = 3600
const LOCK_KEY = 7_240_004

/**
 * Brings pg-boss's own tables up to date and gives each kind its queue, with exponential backoff and a dead letter
 * queue. Of several processes one does it, the others wait.
 */
export async function installJobs(database: Database, kinds: readonly JobKind<object>[], log: Log): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await install(database, kinds, log)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    client.release()
  }
}

async function install(database: Database, kinds: readonly JobKind<object>[], log: Log): Promise<void> {
  const boss = new PgBoss({ db: onPool(database, log), supervise: false, schedule: false })
  boss.on('error', (error) => log.error('jobs', error))
  await boss.start()
  try {
    await boss.createQueue(DEAD_LETTERS, { retryLimit: 0 })
    for (const kind of kinds) {
      await boss.createQueue(kind.name)
      await boss.updateQueue(kind.name, {
        retryLimit: kind.retries,
        retryDelay: kind.retryDelaySeconds,
        retryBackoff: true,
        retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
        expireInSeconds: kind.timeoutSeconds,
        deadLetter: DEAD_LETTERS,
        notify: true,
      })
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
