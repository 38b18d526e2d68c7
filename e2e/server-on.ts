import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCTION_SECURITY, type SecuritySettings } from '@rahnama/contract/site-settings.ts'
import { test as base, signIn } from './fixtures.ts'

/** Beside the server that most journeys share. */
const FIRST_PORT = Number(process.env.E2E_PORT) + 20

type OwnServer = { address: string; dataDir: string }
type Particulars = { args?: readonly string[]; env?: Record<string, string> }

/** Clocks in Toronto go forward on Sunday the 14th; neither Tehran nor Shanghai changes theirs. */
const MONDAY = '2027-03-08T15:00:00Z'

/** Two files share this server, too. Consultations come first, by their name: working hours begin with taking them all away. */
export const testOnMonday = testWithServer({
  args: ['--import', './e2e/moved-clock.ts'],
  env: { CLOCK_START: MONDAY },
}).extend({
  page: async ({ page }, use) => {
    await page.clock.install({ time: MONDAY })
    await use(page)
  },
})
export const ON_MONDAY = { mode: 'default', lock: 'the server on a Monday' } as const

/** For what the owner changes for everybody: other journeys would see it. Its two files share one server with those below. */
export const testAlone = testWithServer({})
const LOCK = 'the server of the owner'
export const OWNER_ALONE = { mode: 'serial', lock: LOCK } as const

/**
 * The owner of that server asks of accounts what a firm should while a file is walked, and afterwards no more than before.
 * As all hold its lock, the next file begins when the worker that has the server is free.
 */
export function underDemands(): void {
  testAlone.describe.configure({ mode: 'default', lock: LOCK })
  testAlone.beforeAll(({ ownServer }) => demand(ownServer.address, PRODUCTION_SECURITY))
  testAlone.afterAll(async ({ database }) => {
    await database.query(
      `update site_settings set version = version + 1,
         value = value - array['requireEmailConfirmation', 'requireStaffSecondFactor'] where name = 'security'`,
    )
  })
}

function testWithServer(particulars: Particulars) {
  return base.extend<object, { ownServer: OwnServer }>({
    ownServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its first argument
      async ({}, use, { parallelIndex }) => {
        const { stop, ...server } = await start(FIRST_PORT + parallelIndex, particulars)
        await use(server)
        await stop()
      },
      // Playwright would count starting and stopping together. The server has deadlines of its own for both.
      { scope: 'worker', timeout: 0 },
    ],
    dataDir: [({ ownServer }, use) => use(ownServer.dataDir), { scope: 'worker' }],
    baseURL: ({ ownServer }, use) => use(ownServer.address),
  })
}

async function start(port: number, { args = [], env }: Particulars) {
  const address = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-own-'))
  const server = spawn('node', [...args, 'server/start.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: process.env.E2E_PASSWORD,
      LOG_LEVEL: 'warn',
      // No balancer has to be told.
      SHUTDOWN_DELAY_SECONDS: '0',
      ...env,
    },
  })
  // A worker that gives up takes its server along: the next one would find the port taken and talk to a stranger.
  process.once('exit', () => server.kill('SIGTERM'))
  const stopped = once(server, 'exit')
  const ended = stopped.then(() => {
    throw new Error(`The server for port ${port} ended before it was ready`)
  })
  await Promise.race([untilReady(address), ended])
  const stop = async () => {
    server.kill('SIGTERM')
    await stopped
    await rm(dataDir, { recursive: true, force: true })
  }
  return { address, dataDir, stop }
}

async function untilReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200))
}

async function demand(address: string, value: SecuritySettings): Promise<void> {
  const { access_token: token } = JSON.parse(await signIn(address, 'admin')) as { access_token: string }
  const settings = `${address}/api/site-settings/security`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const { version } = (await (await fetch(settings, { headers })).json()) as { version: number }
  const { ok, status } = await fetch(settings, { method: 'PUT', headers, body: JSON.stringify({ version, value }) })
  if (!ok) throw new Error(`The settings were refused: ${status}`)
}
