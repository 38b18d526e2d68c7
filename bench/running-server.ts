import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const PASSWORD = 'eleven swans at noon'

export type RunningServer = { base: string; startedInMs: number; stop(): Promise<void> }

const PORT = 4520

/** Started for the second time: what the first start does once is not what people wait for. */
export async function withWarmServer<Found>(
  measure: (server: RunningServer) => Promise<Found>,
  environment: Record<string, string> = {},
): Promise<Found> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-bench-'))
  const first = await startServer(dataDir, PORT, environment)
  await first.stop()
  const server = await startServer(dataDir, PORT, environment)
  try {
    return await measure(server)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The real thing, as `npm start` runs it, in a process of its own. */
async function startServer(dataDir: string, port: number, environment: Record<string, string>): Promise<RunningServer> {
  const began = performance.now()
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://localhost:${port}`
  while (!(await answers(`${base}/`))) {
    if (child.exitCode !== null) throw new Error('The server ended while starting')
    await pause(20)
  }
  return {
    base,
    startedInMs: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
