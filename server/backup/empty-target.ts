import type pg from 'pg'
import { StartupError } from '../config.ts'
import type { Database } from '../db/db.ts'

/** While this schema stands, what is in the database is half a restore. */
const MARK = 'rahnama_restore'

/** The target must be empty, or hold half a restore that was cut off: that is cleared away, nothing else ever is. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isBegun: boolean; isEmpty: boolean }>(`
    select to_regnamespace('${MARK}') is not null as "isBegun",
      to_regnamespace('pgboss') is null and not exists (
        select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      ) as "isEmpty"`)
  const target = rows[0]
  if (!target?.isBegun && !target?.isEmpty) {
    throw new StartupError(
      'There is an installation in this database already. A backup is restored only into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
  }
  if (target.isBegun && !target.isEmpty) {
    await client.query('begin')
    await client.query('drop schema if exists pgboss cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await client.query('commit')
  }
  await client.query(`create schema if not exists ${MARK}`)
}

export async function endRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema ${MARK}`)
}

/** Nobody may work on half an installation. */
export async function refuseHalfRestored({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ isBegun: boolean }>(`select to_regnamespace('${MARK}') is not null as "isBegun"`)
  if (rows[0]?.isBegun !== true) return
  throw new StartupError('A restore into this database was cut off. Run it again: it begins anew.')
}
