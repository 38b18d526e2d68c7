import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@rahnama/server/db/db.ts'
import { createTestDatabase } from '@rahnama/server/test/database.ts'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { inject } from 'vitest'

/** One process on a database of its own, in the surroundings a trial gives it. */
export type Installation = {
  db: Database
  dataDir: string
  start(more?: Record<string, string>): StartedServer
  close(): Promise<void>
}

export async function openInstallation(environment: Record<string, string> = {}): Promise<Installation> {
  const database = await createTestDatabase(inject('testServer'))
  const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-fault-'))
  const started: StartedServer[] = []
  // Tests stop this clock; here jobs run when they are due.
  await database.database.pool.query(
    'create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select now() $$',
  )
  return {
    db: database.database,
    dataDir,
    start(more = {}) {
      const server = startServer({
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        MASTER_KEY: '5a'.repeat(32),
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
        ...environment,
        ...more,
      })
      started.push(server)
      return server
    },
    async close() {
      for (const server of started) server.kill('SIGKILL')
      await Promise.all(started.map(({ end }) => end))
      await database.drop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
