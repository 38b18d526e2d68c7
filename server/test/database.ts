import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { APPLICATION, SUPERUSER } from '../db/application-role.ts'
import { connect } from '../db/db.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { seedSampleFees } from '../fees/fees.ts'
import { createLog } from '../log.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { BEFORE_ALL_TESTS, setJobClock } from './job-clock.ts'

/** Where the tests of one run find their server: DATABASE_URL of npm run test:postgres, or an embedded one of their own. */
export type TestServer = { connection: pg.ClientConfig; template: string }

export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  const folder = url ? undefined : await mkdtemp(join(tmpdir(), 'rahnama-test-'))
  const embedded = folder ? await startEmbeddedPostgres({ dataDir: folder, durable: false }) : undefined
  const connection: pg.ClientConfig = url
    ? { connectionString: url }
    : { ...embedded?.connection, database: 'postgres' }
  // Here the application may make databases of its own; it may do nothing else that it may not do elsewhere.
  if (embedded) await administer({ ...connection, user: SUPERUSER }, `alter role ${APPLICATION} createdb`)
  const template = `rahnama_template_${randomUUID().slice(0, 8)}`
  await administer(connection, `create database ${template}`)
  const database = connect(on(connection, template))
  await prepareDatabase(database, createLog('error'))
  await seedSampleFees(database, BEFORE_ALL_TESTS)
  await setJobClock(database, BEFORE_ALL_TESTS)
  await database.close()
  return {
    connection,
    template,
    async stop() {
      await drop(connection, template)
      await embedded?.stop()
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Two hundred people share five connections: who of them is served is asked here, not how soon on a busy machine. */
const LONGEST_WAIT_MS = 120_000

/** A database of its own for one test file, copied from the template in milliseconds. */
export async function createTestDatabase({ connection, template }: TestServer) {
  const name = `rahnama_test_${randomUUID().replaceAll('-', '')}`
  // Copying its files takes less than writing every block to the log first.
  await administer(connection, `create database ${name} template ${template} strategy file_copy`)
  const database = connect({ ...on(connection, name), max: 5, connectionTimeoutMillis: LONGEST_WAIT_MS })
  return {
    database,
    config: on(connection, name),
    url: urlOf(on(connection, name)),
    async drop() {
      await database.close()
      await drop(connection, name)
    },
  }
}

function on(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** As an operator writes it in DATABASE_URL; our own server has no port, only a socket. */
function urlOf({ connectionString, host, port, user, database }: pg.ClientConfig): string {
  return connectionString ?? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}

/** The server's own upkeep may be at work in it, and only a superuser may end that. */
function drop(connection: pg.ClientConfig, name: string): Promise<void> {
  const by = connection.connectionString ? connection : { ...connection, user: SUPERUSER }
  return administer(by, `drop database if exists ${name} with (force)`)
}

async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
