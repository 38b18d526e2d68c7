import { AppError } from '@rahnama/contract/errors.ts'
import type { DatabaseState } from '@rahnama/contract/system.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { type Db, postgresCode, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readSizes } from '../measures/measures.ts'

const TABLES_SHOWN = 12
const STATEMENTS_SHOWN = 12
const MIGRATIONS_SHOWN = 5
const GROWTH_DAYS = 30
/** Less says more about one busy day than about growth. */
const FEWEST_DAYS = 7
const DAYS_A_MONTH = 30
/** PostgreSQL's code for a statement that took longer than it may. */
const OUT_OF_TIME = '57014'
const DAY_MS = 24 * 60 * 60_000
/** A statement is recognized by its beginning; whole ones would be read by nobody. */
const STATEMENT_SHOWN_CHARS = 400

/** Looks and changes nothing, and never waits long for a database that is in trouble itself. */
export function readDatabase({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>): Promise<DatabaseState> {
  const reading = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '2s'`)
    await tx.execute(sql`set transaction read only`)
    const sizes = await readSizes(tx, config)
    const samples = await readSamples(tx, now())
    return {
      version:
        (await tx.row<{ version: string }>(sql`select current_setting('server_version') as version`))?.version ?? '',
      isEmbedded: config.databaseUrl === undefined,
      sizes,
      samples,
      growth: growthOf(samples, sizes.free),
      migrations: await readMigrations(tx),
      connections: await readConnections(tx),
      tables: await readTables(tx),
      statements: await readStatements(tx, now()),
    }
  })
  return reading.catch((error: unknown) => {
    throw postgresCode(error) === OUT_OF_TIME ? new AppError('UNAVAILABLE', { cause: error }) : error
  })
}

function readSamples(db: Db, now: Date): Promise<DatabaseState['samples']> {
  const since = new Date(now.getTime() - GROWTH_DAYS * DAY_MS)
  return db.rows<DatabaseState['samples'][number]>(sql`
    select day, data_bytes::float8 as data, index_bytes::float8 as indexes from database_samples
    where day >= ${since}::timestamptz::date order by day`)
}

/** From the first sample to the last; what shrinks or stands still is never full. */
export function growthOf(samples: DatabaseState['samples'], free: number | null): DatabaseState['growth'] {
  const [first, last] = [samples[0], samples.at(-1)]
  const days = first && last ? daysBetween(first.day, last.day) : 0
  if (!first || !last || days < FEWEST_DAYS) return null
  const bytesPerDay = (last.data + last.indexes - first.data - first.indexes) / days
  const fullInMonths = free === null || bytesPerDay <= 0 ? null : Math.round(free / bytesPerDay / DAYS_A_MONTH)
  return { bytesPerDay, fullInMonths }
}

async function readMigrations(db: Db): Promise<DatabaseState['migrations']> {
  const rows = await db.rows<{ id: string; at: Date; applied: number }>(sql`
    select id, applied_at as at, count(*) over () as applied from migrations order by id desc limit ${MIGRATIONS_SHOWN}`)
  return { applied: rows[0]?.applied ?? 0, newest: rows.map(({ id, at }) => ({ id, at: at.toISOString() })) }
}

async function readConnections(db: Db): Promise<DatabaseState['connections']> {
  const open = await db.rows<DatabaseState['connections']['open'][number]>(sql`
    select coalesce(nullif(application_name, ''), '–') as name, count(*) as open,
      count(*) filter (where state = 'active') as busy
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    group by 1 order by 2 desc, 1`)
  const row = await db.row<{ max: number; oldest: number | null }>(sql`
    select current_setting('max_connections')::int as max, (
      select floor(extract(epoch from clock_timestamp() - min(xact_start)))::float8 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()) as oldest`)
  const oldestTransactionSeconds = row?.oldest === null || row === undefined ? null : Math.max(0, row.oldest)
  return { max: row?.max ?? 0, open, oldestTransactionSeconds }
}

type TableRow = Omit<DatabaseState['tables'][number], 'vacuumedAt'> & { vacuumedAt: Date | null }

async function readTables(db: Db): Promise<DatabaseState['tables']> {
  const rows = await db.rows<TableRow>(sql`
    select case schemaname when 'public' then relname else schemaname || '.' || relname end as name,
      pg_table_size(relid)::float8 as "dataBytes", pg_indexes_size(relid)::float8 as "indexBytes",
      n_live_tup as rows, n_dead_tup as "deadRows", greatest(last_vacuum, last_autovacuum) as "vacuumedAt"
    from pg_stat_user_tables order by pg_total_relation_size(relid) desc, relname limit ${TABLES_SHOWN}`)
  return rows.map((row) => ({ ...row, vacuumedAt: row.vacuumedAt?.toISOString() ?? null }))
}

function readStatements(db: Db, now: Date): Promise<DatabaseState['statements']> {
  const since = new Date(now.getTime() - DAY_MS)
  return db.rows<DatabaseState['statements'][number]>(sql`
    select left(regexp_replace(trim(statement), '\\s+', ' ', 'g'), ${STATEMENT_SHOWN_CHARS}) as statement,
      sum(calls)::float8 as calls, sum(total_ms) as "totalMs", sum(total_ms) / sum(calls) as "meanMs", max(max_ms) as "maxMs"
    from statement_times where hour > ${since} group by statement_times.statement
    order by sum(total_ms) desc limit ${STATEMENTS_SHOWN}`)
}
