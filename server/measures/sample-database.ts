import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { officeDay } from '../office-hours/office-hours.ts'

export const databaseSample = defineJob<object>('sample-database', { cron: '50 */6 * * *' })

/** Null is what this process cannot see: the disk of a database on another machine, or what its role may not ask. */
export type Sizes = { data: number; indexes: number; wal: number | null; free: number | null }

/** One sample a day, the latest of it: growth is told from them. */
export async function sampleDatabase({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>): Promise<void> {
  const { data, indexes, free } = await readSizes(db, config)
  await db.execute(sql`
    insert into database_samples (day, data_bytes, index_bytes, free_bytes)
    values (${officeDay(now())}, ${data}, ${indexes}, ${free})
    on conflict (day) do update set data_bytes = excluded.data_bytes, index_bytes = excluded.index_bytes,
      free_bytes = excluded.free_bytes`)
}

export async function readSizes(db: Db, config: Pick<Deps['config'], 'databaseUrl' | 'dataDir'>): Promise<Sizes> {
  const row = await db.row<{ data: number; indexes: number; mayAskWal: boolean }>(sql`
    select coalesce(sum(pg_indexes_size(oid)), 0)::float8 as indexes,
      pg_database_size(current_database())::float8 - coalesce(sum(pg_indexes_size(oid)), 0)::float8 as data,
      has_function_privilege('pg_ls_waldir()', 'execute') as "mayAskWal"
    from pg_class where relkind in ('r', 'm')`)
  const sizes = { data: row?.data ?? 0, indexes: row?.indexes ?? 0 }
  if (config.databaseUrl === undefined) {
    const [wal, free] = await Promise.all([sizeOf(join(config.dataDir, 'postgres', 'pg_wal')), freeAt(config.dataDir)])
    return { ...sizes, wal, free }
  }
  const wal = row?.mayAskWal
    ? await db.row<{ bytes: number }>(sql`select coalesce(sum(size), 0)::float8 as bytes from pg_ls_waldir()`)
    : undefined
  return { ...sizes, wal: wal?.bytes ?? null, free: null }
}

async function freeAt(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => undefined)
  return found ? found.bavail * found.bsize : null
}

/** Segments come and go while they are counted. */
async function sizeOf(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return null
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
