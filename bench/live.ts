import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import type { Caller } from '@rahnama/server/caller.ts'
import { connect, type Database } from '@rahnama/server/db/db.ts'
import { startEmbeddedPostgres } from '@rahnama/server/db/embedded-postgres.ts'
import { createJobs, defineJob, installJobs } from '@rahnama/server/jobs/jobs.ts'
import { createLog } from '@rahnama/server/log.ts'
import { prepareDatabase } from '@rahnama/server/prepare-database.ts'
import { createSignals, eventRoutes } from '@rahnama/server/signals/signals.ts'
import type { Bench, Row } from './row.ts'

const CLIENTS = 2000
const MESSAGES = 1000
const PAUSE_BETWEEN_MESSAGES_MS = 5
const MESSAGE_P99_MAX_MS = 300
const JOBS = 300
const JOB_P99_MAX_MS = 250

const log = createLog('error')
const now = () => new Date()

export const liveBench: Bench = {
  name: 'live',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-bench-'))
    const postgres = await startEmbeddedPostgres({ dataDir })
    const db = connect({ ...postgres.connection, max: 10 })
    try {
      await prepareDatabase(db, log)
      return [await measureJobs(db), ...(await measureSignals(db))]
    } finally {
      await db.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function measureJobs(db: Database): Promise<Row> {
  const kind = defineJob<{ sentAt: number }>('bench')
  await installJobs(db, [kind], log)
  const jobs = createJobs({ db, log, inBackground: true })
  const waits: number[] = []
  let onDone = () => {}
  jobs.work(kind, async ({ sentAt }) => {
    waits.push(performance.now() - sentAt)
    onDone()
  })
  await jobs.start()
  for (let count = 0; count < JOBS; count += 1) {
    const done = new Promise<void>((resolve) => {
      onDone = resolve
    })
    await jobs.enqueue(db, kind, { sentAt: performance.now() })
    await done
  }
  await jobs.stop()
  return toRow('A job, from enqueued to started', waits, JOB_P99_MAX_MS)
}

async function measureSignals(db: Database): Promise<Row[]> {
  const signals = createSignals({ db, log, now })
  const people = Array.from({ length: CLIENTS }, () => randomUUID())
  // Sign-in has its own figures; here a header says who it is.
  const identify = async (request: Request) => toCaller(request.headers.get('x-user') ?? '')
  const server = createServer(getRequestListener(eventRoutes({ signals, identify, now }).fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const clients = new Worker(new URL('./live-clients.ts', import.meta.url), { workerData: { port, people } })
  await once(clients, 'message')

  const sentAt = () => ({ sentAt: String(process.hrtime.bigint()) })
  for (let count = 0; count < MESSAGES; count += 1) {
    const userId = people[(count * 7) % people.length] ?? ''
    await signals.publish(db, { to: { userId }, kind: 'message', payload: sentAt() })
    await pause(PAUSE_BETWEEN_MESSAGES_MS)
  }
  for (let count = 0; count < 5; count += 1) {
    await signals.publish(db, { to: 'everyone', kind: 'notice', payload: sentAt() })
    await pause(500)
  }
  clients.postMessage('report')
  const [{ message, notice }] = (await once(clients, 'message')) as [{ message: number[]; notice: number[] }]
  await clients.terminate()
  await signals.stop()
  server.closeAllConnections()
  server.close()
  if (message.length !== MESSAGES || notice.length !== 5 * CLIENTS) throw new Error('Signals went missing')
  const connected = `${CLIENTS.toLocaleString('en')} clients connected`
  return [
    toRow(`A live message to one person, ${connected}`, message, MESSAGE_P99_MAX_MS),
    toRow(`A notice to everyone, ${connected}`, notice, MESSAGE_P99_MAX_MS),
  ]
}

function toCaller(userId: string): Caller {
  const expiresAt = new Date(Date.now() + 15 * 60_000)
  return { userId, role: 'student', sessionId: userId, assurance: 'aal1', owesSecondFactor: false, expiresAt }
}

function toRow(what: string, waits: number[], maxMs: number): Row {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
  return {
    what,
    budget: `p99 ${maxMs} ms or less`,
    measured: `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`,
    ok: at(0.99) <= maxMs,
  }
}
