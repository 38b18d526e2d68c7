import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { INBOX_VIEWS, messages } from '@rahnama/contract/messages.ts'
import type { Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import { createApp } from '@rahnama/server/app.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import type { Caller } from '@rahnama/server/caller.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { connect, type Database, sql } from '@rahnama/server/db/db.ts'
import { startEmbeddedPostgres } from '@rahnama/server/db/embedded-postgres.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { listen } from '@rahnama/server/listen.ts'
import { createLog } from '@rahnama/server/log.ts'
import { listInbox, listMine } from '@rahnama/server/messages/messages.ts'
import { prepareDatabase } from '@rahnama/server/prepare-database.ts'
import { openTestSession, type SignedInAccount, signIn } from '@rahnama/server/test/accounts.ts'
import { plansOf } from '../plans.ts'
import type { Bench, Row } from '../row.ts'
import { seedMessages } from './seed-messages.ts'

const MASTER_KEY = '5a'.repeat(32)
const MANY = Number(process.env.BENCH_MESSAGES ?? 5_000_000)
const PER_THREAD = 10
const P95_MAX_MS = 50
const CALLS = 100

type Sample = { threadId: string; clientId: string; token: string; rare: string; common: string }
type Timed = { what: string; p95: number }

/** `npm run bench -- messages`: inbox, thread and search among five million messages. */
export const messagesBench: Bench = {
  name: 'messages',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'rahnama-bench-'))
    const postgres = await startEmbeddedPostgres({ dataDir })
    const db = connect({ ...postgres.connection, max: 10 })
    try {
      await prepareDatabase(db, createLog('error'))
      const config = readConfig({ NODE_ENV: 'test', MASTER_KEY })
      const ground = { config, db, log: createLog('silent'), now: () => new Date() }
      const deps = await buildDeps(ground, { inBackground: false })
      const agent = await signIn(deps, 'case_review_agent')
      const seeding = { from: 1, to: MANY / PER_THREAD, ownerId: agent.userId }
      await seedMessages(db, seeding, (line) => process.stderr.write(`${line}\n`))
      const samples = await pick(deps)
      const timed = await measure(deps, agent, samples)
      const plans = await readPlans(db, agent, samples)
      await stopBackground(deps)
      return [...timed.map(toRow), ...plans]
    } finally {
      await db.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function measure(deps: Deps, agent: SignedInAccount, samples: readonly Sample[]): Promise<Timed[]> {
  const listener = getRequestListener(createApp(deps).fetch)
  const { port, stop } = await listen(listener, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
  const ask = async <P extends Procedure>(token: string, procedure: P, input: TypedInput<P>) => {
    const { url, body, contentType } = toRequest(procedure, input)
    const headers = { Authorization: `Bearer ${token}`, ...(contentType && { 'Content-Type': contentType }) }
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: procedure.method,
      headers,
      body: body ?? null,
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  }
  const office = <P extends Procedure>(procedure: P, input: TypedInput<P>) => ask(agent.token, procedure, input)
  const asked: [string, (sample: Sample) => Promise<void>][] = [
    ['Inbox of a client', ({ token }) => ask(token, messages.list, {})],
    ['Unread of a client', ({ token }) => ask(token, messages.counts, {})],
    ['Thread of a client', ({ token, threadId: id }) => ask(token, messages.read, { id })],
    ['Search of a client', ({ token, common }) => ask(token, messages.list, { text: common })],
    ...INBOX_VIEWS.map((view): [string, () => Promise<void>] => [
      `Inbox of the office, ${view}`,
      () => office(messageDesk.list, { view }),
    ]),
    ['How much stands in each view', () => office(messageDesk.counts, {})],
    ['Thread of the office', ({ threadId: id }) => office(messageDesk.read, { id })],
    ['Search of the office, a rare word', ({ rare }) => office(messageDesk.list, { text: rare })],
    ['Search of the office, a word in most messages', ({ common }) => office(messageDesk.list, { text: common })],
    ['Search of the office, two words', ({ rare, common }) => office(messageDesk.list, { text: `${common} ${rare}` })],
    ['Search of the office, as far as it is typed', ({ rare }) => office(messageDesk.list, { text: rare.slice(0, 4) })],
  ]
  try {
    const timed: Timed[] = []
    for (const [what, call] of asked) timed.push({ what, p95: await p95(call, samples) })
    return timed
  } finally {
    await stop()
  }
}

async function p95(call: (sample: Sample) => Promise<void>, samples: readonly Sample[]): Promise<number> {
  const times: number[] = []
  // The first tenth warms up.
  for (const sample of [...samples.slice(0, CALLS / 10), ...samples]) {
    const began = performance.now()
    await call(sample)
    times.push(performance.now() - began)
  }
  return times.slice(CALLS / 10).toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? 0
}

/** Each time another client, with words of their own: one that few say and one that nearly everybody does. */
async function pick(deps: Deps): Promise<Sample[]> {
  const numbers = Array.from({ length: CALLS }, (_, place) => 1 + ((place * 7919) % (MANY / PER_THREAD)))
  const rows = await deps.db.rows<Omit<Sample, 'token'>>(sql`
    select threads.id as "threadId", client_id as "clientId",
      (select word from bench_words where place = 15000 + n % 5000) as rare,
      (select word from bench_words where place = 1 + n % 20) as common
    from unnest(${numbers}::bigint[]) as n join threads on threads.id = bench_id('thread' || n)`)
  const samples: Sample[] = []
  for (const row of rows) samples.push({ ...row, token: (await openTestSession(deps, row.clientId)).token })
  return samples
}

/** No statement reads or sorts a large table whole. */
async function readPlans(db: Database, agent: SignedInAccount, samples: readonly Sample[]): Promise<Row[]> {
  const caller: Caller = {
    ...{ userId: agent.userId, role: 'case_review_agent' as const, sessionId: agent.userId },
    ...{ assurance: 'aal1' as const, owesSecondFactor: false, expiresAt: new Date() },
  }
  const [{ clientId = '', rare = '' } = {}] = samples
  const page = { after: undefined, limit: 50, folio: undefined, text: undefined }
  const work: [string, ReturnType<typeof plansOf>][] = INBOX_VIEWS.map((view) => [
    `Inbox, ${view}`,
    plansOf(db, (watched) => listInbox({ db: watched }, caller, { ...page, view })),
  ])
  work.push(
    ['Search', plansOf(db, (watched) => listInbox({ db: watched }, caller, { ...page, view: 'all', text: rare }))],
    ['My list', plansOf(db, (watched) => listMine({ db: watched }, { userId: clientId }, { ...page, tab: 'all' }))],
    [
      'My search',
      plansOf(db, (watched) => listMine({ db: watched }, { userId: clientId }, { ...page, tab: 'all', text: rare })),
    ],
  )
  const rows: Row[] = []
  for (const [what, pending] of work) {
    const plans = await pending
    const sequential = plans.flatMap((plan) => plan.sequential)
    const sorts = plans.reduce((count, plan) => count + plan.sorts, 0)
    const indexes = [...new Set(plans.flatMap((plan) => plan.indexes))]
    rows.push({
      what: `Plan: ${what}`,
      budget: 'indexes only',
      measured: sequential.length > 0 ? `reads all of ${sequential.join(', ')}` : indexes.slice(0, 3).join(', '),
      ok: sequential.length === 0 && sorts === 0,
    })
  }
  return rows
}

function toRow({ what, p95: measured }: Timed): Row {
  return {
    what: `${what}, of ${MANY.toLocaleString('en')} messages (p95)`,
    budget: `${P95_MAX_MS} ms or less`,
    measured: `${measured.toFixed(1)} ms`,
    ok: measured <= P95_MAX_MS,
  }
}
