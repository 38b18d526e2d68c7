import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@rahnama/server/app.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { createLog } from '@rahnama/server/log.ts'
import { createTestDatabase, startTestServer } from '@rahnama/server/test/database.ts'
import type { Hono } from 'hono'

/** The whole app in this process, so that its turns of the event loop can be watched, on a database and a folder of its own. */
export async function withAppInProcess<Found>(measure: (app: Hono, deps: Deps) => Promise<Found>): Promise<Found> {
  const server = await startTestServer()
  const { database, drop } = await createTestDatabase(server)
  const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-bench-'))
  const config = readConfig({ NODE_ENV: 'test', MASTER_KEY: '5a'.repeat(32), DATA_DIR: dataDir })
  const ground = { config, db: database, log: createLog('silent'), now: () => new Date() }
  const deps = await buildDeps(ground, { inBackground: false })
  try {
    return await measure(createApp(deps), deps)
  } finally {
    await stopBackground(deps)
    await drop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
