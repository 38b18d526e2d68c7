import { type Database, sql } from '@rahnama/server/db/db.ts'
import type { Row } from './row.ts'

const HOT_SHARE_MIN = 0.9

type Updates = { name: string; all: number; hot: number }

/** Does a piece of work and says how many of its updates touched no index: PostgreSQL calls them heap-only tuples (HOT). */
export async function hotShares(db: Database, tables: readonly string[], work: () => Promise<unknown>): Promise<Row[]> {
  const before = await readUpdates(db, tables)
  await work()
  const after = await readUpdates(db, tables)
  return after.map(({ name, all, hot }) => {
    const earlier = before.find((each) => each.name === name)
    const [made, hotMade] = [all - (earlier?.all ?? 0), hot - (earlier?.hot ?? 0)]
    return {
      what: `Updates of ${name} that leave every index alone`,
      budget: `${HOT_SHARE_MIN * 100} % or more`,
      measured: `${made === 0 ? 0 : Math.floor((hotMade / made) * 100)} % of ${made.toLocaleString('en')}`,
      ok: made > 0 && hotMade >= made * HOT_SHARE_MIN,
    }
  })
}

async function readUpdates(db: Database, tables: readonly string[]): Promise<Updates[]> {
  // A connection tells its figures a second later unless it is asked to; the pool hands out the one used last.
  await db.rows(sql`select pg_stat_force_next_flush()`)
  return db.rows<Updates>(sql`
    select relname as name, n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables
    where relname = any(${tables}) order by relname`)
}
