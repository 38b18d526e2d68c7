import { AppError } from '@rahnama/contract/errors.ts'
import { type Db, postgresCode, sql } from '../db/db.ts'

/** A search is typed again sooner than it is waited for, and one that lasts keeps a connection from everybody else. */
const SEARCH_TIMEOUT_MS = 500
/** PostgreSQL's code for a statement that took longer than it may. */
const OUT_OF_TIME = '57014'

/** Gives a search up that takes too long, and says so; whoever typed it types again. */
export function withinSearchTime<Found>(db: Db, search: (tx: Db) => Promise<Found>): Promise<Found> {
  const searching = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(SEARCH_TIMEOUT_MS)}, true)`)
    return search(tx)
  })
  return searching.catch((error: unknown) => {
    throw postgresCode(error) === OUT_OF_TIME ? new AppError('UNAVAILABLE', { cause: error }) : error
  })
}
