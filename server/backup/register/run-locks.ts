import { type Database, type Db, sql } from '../../db/db.ts'

/** Held as long as one runs. A lock goes with its process however that ends, so what is not locked does not run. */
const RUN_LOCKS = { backup: 7_240_012, drill: 7_240_013 } as const
type Run = keyof typeof RUN_LOCKS

export async function whileLocked(db: Database, run: Run, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [RUN_LOCKS[run]])
    await work()
  } finally {
    client.release(true)
  }
}

export async function isRunning(db: Db, run: Run): Promise<boolean> {
  const row = await db.row<{ is: boolean }>(sql`
    select exists (
      select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = ${RUN_LOCKS[run]}
        and database = (select oid from pg_database where datname = current_database())
    ) as is`)
  return row?.is ?? false
}
