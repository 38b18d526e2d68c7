import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './fixtures.ts'

const FIRST_PORT = 4330

/** The tests of one file against a server of their own, whose clock starts at this instant. */
export function testOn(clockStart: string) {
  return base.extend<object, { movedServer: string }>({
    movedServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its first argument
      async ({}, use, { parallelIndex }) => {
        const address = `http://localhost:${FIRST_PORT + parallelIndex}`
        const folder = await mkdtemp(join(tmpdir(), 'rahnama-moved-'))
        const server = spawn('node', ['--import', './e2e/moved-clock.ts', 'server/start.ts'], {
          stdio: 'inherit',
          env: {
            ...process.env,
            PORT: new URL(address).port,
            DATA_DIR: folder,
            DEMO_PASSWORD: process.env.E2E_PASSWORD,
            LOG_LEVEL: 'warn',
            CLOCK_START: clockStart,
          },
        })
        const stopped = once(server, 'exit')
        await waitUntilReady(address)
        await use(address)
        server.kill('SIGTERM')
        await stopped
        await rm(folder, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ movedServer }, use) => use(movedServer),
    page: async ({ page }, use) => {
      await page.clock.install({ time: clockStart })
      await use(page)
    },
  })
}

async function waitUntilReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200))
}
