import type { Config } from './config.ts'
import { StartupError } from './config.ts'
import { connect, type Database } from './db/db.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import type { Log } from './log.ts'
import { PROCESS_NAME } from './process-name.ts'

const STATEMENT_TIMEOUT_MS = 25_000

export type OpenDatabase = { database: Database; isEmbedded: boolean; close(): Promise<void> }

/** The server at DATABASE_URL, or our own in the data folder. */
export async function openDatabase(
  config: Config,
  log: Log,
  options: { joinsRunning?: boolean } = {},
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log, ...options })
  const database = connect(
    {
      ...(embedded ? embedded.connection : { connectionString: config.databaseUrl }),
      max: config.databasePool,
      application_name: `rahnama ${PROCESS_NAME}`,
      statement_timeout: STATEMENT_TIMEOUT_MS,
    },
    (error) => log.error('database connection lost', error),
  )
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    // The pool itself is asked: the operator reads the driver's own reason.
    await database.pool.query('select 1')
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message || ('code' in error && error.code) : error
    throw new StartupError(`The database at DATABASE_URL cannot be reached: ${reason}.`)
  }
  return { database, isEmbedded: embedded !== undefined, close }
}
