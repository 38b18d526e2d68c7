import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { StartupError } from '../config.ts'
import { APPLICATION, SUPERUSER } from '../db/application-role.ts'
import { connect, type Database } from '../db/db.ts'

export class NoScratchDatabase extends StartupError {}

export type Scratch = { database: Database; drop(): Promise<void> }

/** An empty database beside ours, on the same server. In the embedded one only its superuser may make one. */
export async function createScratch({ pool }: Database): Promise<Scratch> {
  const { options } = pool
  const isEmbedded = options.user === APPLICATION && options.host?.startsWith('/') === true
  const admin: pg.ClientConfig = isEmbedded ? { ...options, user: SUPERUSER, database: 'postgres' } : { ...options }
  const { rows } = await pool.query<{ id: string }>(
    'select oid::text as id from pg_database where datname = current_database()',
  )
  // A server may hold several installations: the name says whose drill it is.
  const name = `rahnama_drill_${rows[0]?.id}_${randomUUID().replaceAll('-', '')}`
  await administer(admin, `create database ${name}${isEmbedded ? ` owner ${APPLICATION}` : ''}`).catch(
    (cause: Error) => {
      throw new NoScratchDatabase(`No database for the drill can be made: ${cause.message}. Its user needs CREATEDB.`)
    },
  )
  const database = connect({ ...on(options, name), max: 3 })
  return {
    database,
    async drop() {
      await database.close()
      await administer(admin, `drop database if exists ${name} with (force)`)
    },
  }
}

function on({ connectionString, ...options }: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connectionString) return { ...options, database }
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return { ...options, connectionString: url.href }
}

async function administer(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
