import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import { createApp } from '@rahnama/server/app.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { connect, type Database, sql } from '@rahnama/server/db/db.ts'
import { startEmbeddedPostgres } from '@rahnama/server/db/embedded-postgres.ts'
import { createJobs, defineJob, installJobs } from '@rahnama/server/jobs/jobs.ts'
import { listen } from '@rahnama/server/listen/listen.ts'
import { createLog } from '@rahnama/server/log.ts'
import { prepareDatabase } from '@rahnama/server/prepare-database.ts'
import { openTestSession, type SignedInAccount, signIn } from '@rahnama/server/test/accounts.ts'
import { seedMessages, THREADS_PER_CLIENT } from './messages/seed-messages.ts'
import type { Bench, Row } from './row.ts'

const CLIENTS = Number(process.env.BENCH_CONNECTIONS ?? 2000)
const MESSAGES = Number(process.env.BENCH_LIVE_MESSAGES ?? 1000)
/** Nobody writes more in a minute than a person may. */
const REPLIES_EACH = 10
const NOTICES = 5
const PAUSE_BETWEEN_MESSAGES_MS = 5
const MESSAGE_P99_MAX_MS = 300
const CONNECTION_MAX_KB = 100
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
      return [await measureJobs(db), ...(await measureMessages(db))]
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

/** Replies of the office to people who have the page open: from the request to the signal on their connection. */
async function measureMessages(db: Database): Promise<Row[]> {
  const config = readConfig({ NODE_ENV: 'test', MASTER_KEY: '5a'.repeat(32) })
  const deps = await buildDeps({ config, db, log: createLog('silent'), now }, { inBackground: false })
  const agents: SignedInAccount[] = []
  for (let count = 0; count < MESSAGES / REPLIES_EACH; count += 1) agents.push(await signIn(deps, 'case_review_agent'))
  await seedMessages(db, { from: 1, to: CLIENTS * THREADS_PER_CLIENT, ownerId: agents[0]?.userId ?? '' })
  const threads = await db.rows<Talk>(sql`
    select distinct on (client_id) id, client_id as "clientId", newest from threads order by client_id, id
    limit ${CLIENTS}`)
  const tokens: string[] = []
  for (const { clientId } of threads) tokens.push((await openTestSession(deps, clientId)).token)
  const { port, stop } = await listen(getRequestListener(createApp(deps).fetch), {
    ...{ port: 0, host: '127.0.0.1', trustedProxies: 0 },
  })

  const before = process.memoryUsage().rss
  // A process of its own: what it holds is not the server's.
  const clients = fork(new URL('./live-clients.ts', import.meta.url))
  clients.send({ port, tokens })
  await once(clients, 'message')
  const perConnection = Math.max(0, process.memoryUsage().rss - before) / CLIENTS / 1024

  const sent = new Map<string, bigint[]>()
  for (let count = 0; count < MESSAGES; count += 1) {
    const thread = threads[(count * 7) % threads.length]
    const agent = agents[count % agents.length]
    if (!thread || !agent) throw new Error('Nobody to write to')
    sent.set(thread.id, [...(sent.get(thread.id) ?? []), process.hrtime.bigint()])
    await reply(port, agent, thread)
    await pause(PAUSE_BETWEEN_MESSAGES_MS)
  }
  for (let count = 0; count < NOTICES; count += 1) {
    const payload = { sentAt: String(process.hrtime.bigint()) }
    await deps.signals.publish(db, { to: 'everyone', kind: 'bench', payload })
    await pause(500)
  }
  clients.send('report')
  const [heard] = (await once(clients, 'message')) as [{ messages: [string, string][]; notices: number[] }]
  clients.kill()
  await stop()
  await stopBackground(deps)
  if (heard.messages.length !== MESSAGES || heard.notices.length !== NOTICES * CLIENTS) {
    throw new Error(
      `Of ${MESSAGES} messages ${heard.messages.length} were heard, of ${NOTICES * CLIENTS} notices ${heard.notices.length}`,
    )
  }
  const waits = heard.messages.map(([id, at]) => Number(BigInt(at) - (sent.get(id)?.shift() ?? 0n)) / 1e6)
  const connected = `${CLIENTS.toLocaleString('en')} connected`
  return [
    toRow(`A reply of the office, from sent to heard, ${connected}`, waits, MESSAGE_P99_MAX_MS),
    toRow(`A notice to everyone, ${connected}`, heard.notices, MESSAGE_P99_MAX_MS),
    {
      what: `Memory of one live connection, ${connected}`,
      budget: `${CONNECTION_MAX_KB} KB or less`,
      measured: `${perConnection.toFixed(0)} KB`,
      ok: perConnection <= CONNECTION_MAX_KB,
    },
  ]
}

type Talk = { id: string; clientId: string; newest: number }

async function reply(port: number, { token }: SignedInAccount, thread: Talk): Promise<void> {
  const draft = {
    id: thread.id,
    messageId: randomUUID(),
    body: 'We have what you sent, thank you.',
    seen: thread.newest,
  }
  const { url, body } = toRequest(messageDesk.reply, { ...draft, uploads: [] })
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', headers, body: body ?? null })
  if (!answer.ok) throw new Error(`A reply was answered ${answer.status}: ${await answer.text()}`)
  thread.newest += 1
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
