import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Database } from '@rahnama/server/db/db.ts'
import { createTestDatabase } from '@rahnama/server/test/database.ts'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { inject } from 'vitest'

/** One process on a database of its own, in the surroundings a trial gives it. */
export type Installation = {
  db: Database
  dataDir: string
  start(more?: Record<string, string>): StartedServer
  /** `npm run admin -- …` beside it, in a process of its own. */
  admin(words: readonly string[], more?: Record<string, string>): StartedCommand
  close(): Promise<void>
}

export type StartedCommand = {
  end: Promise<{ code: number | null; printed: string; errors: string }>
  kill(signal: 'SIGKILL'): void
}

const ADMIN = fileURLToPath(new URL('../server/admin.ts', import.meta.url))

export async function openInstallation(environment: Record<string, string> = {}): Promise<Installation> {
  const database = await createTestDatabase(inject('testServer'))
  const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-fault-'))
  const started: { kill(signal: 'SIGKILL'): void; end: Promise<unknown> }[] = []
  const surroundings = (more: Record<string, string>): Record<string, string> => ({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MASTER_KEY: '5a'.repeat(32),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    ...environment,
    ...more,
  })
  // Tests stop this clock; here jobs run when they are due.
  await database.database.pool.query(
    'create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select now() $$',
  )
  return {
    db: database.database,
    dataDir,
    start(more = {}) {
      const server = startServer(surroundings(more))
      started.push(server)
      return server
    },
    admin(words, more = {}) {
      const command = startCommand(words, surroundings(more))
      started.push(command)
      return command
    },
    async close() {
      for (const server of started) server.kill('SIGKILL')
      await Promise.all(started.map(({ end }) => end))
      await database.drop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

function startCommand(words: readonly string[], environment: Record<string, string>): StartedCommand {
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, [ADMIN, ...words], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { printed: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text
  })
  return {
    end: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said }))),
    kill: (signal) => void child.kill(signal),
  }
}
