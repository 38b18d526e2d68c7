import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../config.ts'
import { type Database, postgresCode, sql } from './db.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK_KEY = 7_240_001
const LOCK_NOT_AVAILABLE = '55P03'
const LOCK_TIMEOUT_MS = 1000
const BETWEEN_ATTEMPTS_MS = 500
/** Together a few minutes: longer than any work of ours should hold a table. */
const ATTEMPTS = 200

type Migration = { id: string; text: string }

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({
      id: name.slice(0, -'.sql'.length),
      text: await readFile(new URL(name, FOLDER), 'utf8'),
    })),
  )
}

export async function listMigrations(): Promise<string[]> {
  return (await readMigrations()).map(({ id }) => id)
}

/**
 * Applies what is missing, in order, each in its own transaction. Several processes may start at once: one migrates, the
 * others wait. A restore asks for those of its archive only.
 */
export async function migrate(database: Database, wanted?: readonly string[]): Promise<string[]> {
  const migrations = await readMigrations()
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(
      'create table if not exists migrations (id text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ id: string }>('select id from migrations')
    const applied = new Set(rows.map((row) => row.id))
    const known = new Set(migrations.map((migration) => migration.id))
    const foreign = [...applied].filter((id) => !known.has(id))
    if (foreign.length > 0) {
      throw new StartupError(
        `The database is newer than this software: it holds ${foreign.join(', ')}. Start the newer version.`,
      )
    }
    const missing = migrations.filter(({ id }) => !applied.has(id) && (wanted?.includes(id) ?? true))
    for (const migration of missing) await applyWhenFree(client, migration)
    return missing.map((migration) => migration.id)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    client.release()
  }
}

/**
 * Whoever waits for a table makes everybody wait who comes later. So a migration gives up after a moment, lets them
 * through and tries again: other processes go on working beside it.
 */
async function applyWhenFree(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (postgresCode(error) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) {
        throw new Error(`Migration ${migration.id} failed`, { cause: error })
      }
      await pause(BETWEEN_ATTEMPTS_MS)
    }
  }
}

async function apply(client: pg.PoolClient, { id, text }: Migration): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await client.query(text)
    await client.query('insert into migrations (id) values ($1)', [id])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const OLDEST_SERVER_VERSION = 150_000

export async function checkServerVersion(database: Database): Promise<void> {
  const row = await database.row<{ version: string }>(sql`select current_setting('server_version_num') as version`)
  if (Number(row?.version) < OLDEST_SERVER_VERSION) {
    throw new StartupError('The database server is older than PostgreSQL 15; please use 15 or newer.')
  }
}
