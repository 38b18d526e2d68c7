import { type Db, sql } from '../db/db.ts'
import type { Log } from '../log.ts'

/**
 * In a database whose LC_CTYPE is C no Persian letter counts as one: it has no trigrams, and every search for a Persian
 * name would read the whole table. An embedded database is fine; one from outside may not be.
 */
export async function checkSearch(db: Db, log: Log): Promise<void> {
  const row = await db.row<{ trigrams: string[] }>(sql`select show_trgm('محمد') as trigrams`)
  if (row && row.trigrams.length > 0) return
  log.warn('Persian search reads whole tables: create the database with a locale of UTF-8, such as C.UTF-8', {
    check: "select show_trgm('محمد')",
  })
}
