import { Agent, type IncomingMessage, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '@rahnama/server/app.ts'
import { hashPassword, insertAccount, isPassword } from '@rahnama/server/auth/auth.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { type Db, sql } from '@rahnama/server/db/db.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { listen } from '@rahnama/server/listen.ts'
import { createLog } from '@rahnama/server/log.ts'
import { signIn } from '@rahnama/server/test/accounts.ts'
import { createTestDatabase, startTestServer } from '@rahnama/server/test/database.ts'
import { Hono } from 'hono'
import type { Bench, Row } from './row.ts'

const ACCOUNTS = 200_000
const AT_ONCE = 20
const MEASURE_MS = 3000
const SIGN_IN_SHARE_MIN = 0.6
const CHECKED_SHARE_MIN = 0.5
const LOOKUP_P95_MAX_MS = 5
const PASSWORD = 'eleven swans at noon'

export const authBench: Bench = {
  name: 'auth',
  async run() {
    const server = await startTestServer()
    const { database, drop } = await createTestDatabase(server)
    const config = readConfig({ NODE_ENV: 'test', MASTER_KEY: '5a'.repeat(32) })
    const ground = { config, db: database, log: createLog('silent'), now: () => new Date() }
    const deps = await buildDeps(ground, { inBackground: false })
    try {
      await fill(database)
      return [await lookups(deps), await checkedRequests(deps), await signIns(deps)]
    } finally {
      await stopBackground(deps)
      await drop()
      await server.stop()
    }
  },
}

/** A role is read with every request: it must not matter how many people there are. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into users (email, full_name, language, created_at, updated_at)
    select 'person' || n || '@example.com', 'Person ' || n, 'en', now(), now() from generate_series(1, ${ACCOUNTS}::int) n`)
  await db.execute(sql`
    insert into user_roles (user_id, role) select id, 'case_review_agent' from users where email like '%7@example.com'`)
  await db.execute(sql`analyze users, user_roles`)
}

async function lookups(deps: Deps): Promise<Row> {
  const { token } = await signIn(deps, 'case_review_agent')
  const app = createApp(deps)
  const times: number[] = []
  for (let turn = 0; turn < 600; turn += 1) {
    const began = performance.now()
    await app.request('/api/auth/sessions', { headers: { Authorization: `Bearer ${token}` } })
    if (turn >= 100) times.push(performance.now() - began)
  }
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return {
    what: `One request with its role lookup among ${ACCOUNTS.toLocaleString('en')} accounts, p95`,
    budget: `${LOOKUP_P95_MAX_MS} ms or less`,
    measured: `${p95.toFixed(1)} ms`,
    ok: p95 <= LOOKUP_P95_MAX_MS,
  }
}

/** The same read of the same row: once bare, once behind token, session, role, input and output checks. */
async function checkedRequests(deps: Deps): Promise<Row> {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(deps, 'referral_agent')))
  const bare = new Hono()
  bare.get('/api/users/:userId/role', async (context) => {
    const { userId } = context.req.param()
    return context.json(await deps.db.row(sql`select role from user_roles where user_id = ${userId}`))
  })
  let turn = 0
  const read = (agent: LocalAgent) => {
    turn += 1
    const { userId = '', token = '' } = people[turn % people.length] ?? {}
    return send(agent, { path: `/api/users/${userId}/role`, headers: { Authorization: `Bearer ${token}` } })
  }
  const bareRate = await served(bare, read)
  const rate = await served(createApp(deps), read)
  const share = rate / bareRate
  return {
    what: 'Token-checked read through the whole stack, beside a bare route with the same query',
    budget: `${CHECKED_SHARE_MIN}x or more`,
    measured: `${share.toFixed(2)}x (${Math.round(rate)} of ${Math.round(bareRate)} requests/s)`,
    ok: share >= CHECKED_SHARE_MIN,
  }
}

/** Argon2id sets the pace on purpose; everything around it may take little. */
async function signIns(deps: Deps): Promise<Row> {
  const passwordHash = await hashPassword(PASSWORD)
  const emails = Array.from({ length: AT_ONCE }, (_, index) => `owner${index}@example.com`)
  for (const email of emails) {
    await insertAccount(deps.db, { email, passwordHash, fullName: '', language: 'en', isConfirmed: true }, deps.now())
  }
  const hashes = await perSecond(() => isPassword(PASSWORD, passwordHash))
  let turn = 0
  const rate = await served(createApp(deps), (agent) => {
    turn += 1
    const body = JSON.stringify({ email: emails[turn % emails.length], password: PASSWORD })
    const headers = { 'Content-Type': 'application/json' }
    return send(agent, { method: 'POST', path: '/auth/v1/token?grant_type=password', headers }, body)
  })
  const share = rate / hashes
  return {
    what: 'Sign-ins, beside what Argon2id alone allows on this machine',
    budget: `${SIGN_IN_SHARE_MIN}x or more`,
    measured: `${share.toFixed(2)}x (${Math.round(rate)} of ${Math.round(hashes)} per second)`,
    ok: share >= SIGN_IN_SHARE_MIN,
  }
}

async function served(app: Hono, call: (agent: LocalAgent) => Promise<void>): Promise<number> {
  const { port, stop } = await listen(getRequestListener(app.fetch), 0, '127.0.0.1')
  const agent = { port, agent: new Agent({ keepAlive: true, maxSockets: AT_ONCE }) }
  try {
    return await perSecond(() => call(agent))
  } finally {
    agent.agent.destroy()
    await stop()
  }
}

type LocalAgent = { port: number; agent: Agent }
type Call = { method?: string; path: string; headers?: Record<string, string> }

function send(local: LocalAgent, call: Call, body = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${call.path} answered ${answer.statusCode}`))
      })
    }
    request({ host: '127.0.0.1', ...local, ...call }, onAnswer)
      .once('error', reject)
      .end(body)
  })
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const began = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - began < MEASURE_MS) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (done / (performance.now() - began)) * 1000
}
