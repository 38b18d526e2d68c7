import { Agent, type IncomingMessage, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '@rahnama/server/app.ts'
import { hashPassword, insertAccount, isPassword } from '@rahnama/server/auth/auth.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { type Db, sql } from '@rahnama/server/db/db.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { listen } from '@rahnama/server/listen/listen.ts'
import { createLog } from '@rahnama/server/log.ts'
import { signIn } from '@rahnama/server/test/accounts.ts'
import { createTestDatabase, startTestServer, type TestServer } from '@rahnama/server/test/database.ts'
import { Hono } from 'hono'
import type { Bench, Row } from './row.ts'

const ACCOUNTS = 200_000
const AT_ONCE = 20
const TURNS = 9
const TURN_MS = 400
const SIGN_IN_SHARE_MIN = 0.6
const CHECKED_SHARE_MIN = 0.5
const LOOKUP_SHARE_MIN = 0.7
/** A guesser who measures must not learn which addresses have an account. */
const ALIKE_SHARE_MIN = 0.8
const PASSWORD = 'eleven swans at noon'

export const authBench: Bench = {
  name: 'auth',
  async run() {
    const server = await startTestServer()
    const [empty, full] = [await openInstallation(server), await openInstallation(server)]
    try {
      await fill(full.deps.db)
      return [
        await lookups(empty.deps, full.deps),
        await checkedReads(full.deps),
        await signIns(full.deps),
        await refusals(full.deps),
      ]
    } finally {
      await empty.close()
      await full.close()
      await server.stop()
    }
  },
}

async function openInstallation(server: TestServer): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { database, drop } = await createTestDatabase(server)
  const config = readConfig({ NODE_ENV: 'test', MASTER_KEY: '5a'.repeat(32), TRUSTED_PROXIES: '1' })
  const ground = { config, db: database, log: createLog('silent'), now: () => new Date() }
  const deps = await buildDeps(ground, { inBackground: false })
  const close = async () => {
    await stopBackground(deps)
    await drop()
  }
  return { deps, close }
}

async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    insert into users (email, full_name, language, created_at, updated_at)
    select 'person' || n || '@example.com', 'Person ' || n, 'en', now(), now() from generate_series(1, ${ACCOUNTS}::int) n`)
  await db.execute(sql`
    insert into user_roles (user_id, role) select id, 'case_review_agent' from users where email like '%7@example.com'`)
  await db.execute(sql`
    insert into sessions (user_id, refresh_secret, assurance, methods, user_agent, created_at, refreshed_at)
    select id, '', 'aal1', '[]', '', now(), now() from users`)
  await db.execute(sql`analyze users, user_roles, sessions`)
}

/** A role is read with every request: it must not matter how many people there are. */
async function lookups(empty: Deps, full: Deps): Promise<Row> {
  const [few, many] = await inTurns([await checkedRead(empty), await checkedRead(full)])
  return toRow({
    what: `Role lookup and read among ${ACCOUNTS.toLocaleString('en')} accounts, beside a handful`,
    rate: many,
    beside: few,
    shareMin: LOOKUP_SHARE_MIN,
  })
}

/** The same read of the same row: once bare, once behind token, session, role, input and output checks. */
async function checkedReads(deps: Deps): Promise<Row> {
  const [bare, checked] = await inTurns([await bareRead(deps), await checkedRead(deps)])
  return toRow({
    what: 'Token-checked read through the whole stack, beside a bare route with the same query',
    rate: checked,
    beside: bare,
    shareMin: CHECKED_SHARE_MIN,
  })
}

/** Argon2id sets the pace on purpose; everything around it may take little. */
async function signIns(deps: Deps): Promise<Row> {
  const passwordHash = await hashPassword(PASSWORD)
  const emails = Array.from({ length: AT_ONCE }, (_, index) => `owner${index}@example.com`)
  for (const email of emails) {
    await insertAccount(deps.db, { email, passwordHash, fullName: '', language: 'en', isConfirmed: true }, deps.now())
  }
  const headers = { 'Content-Type': 'application/json' }
  const attempt = await serve(createApp(deps), (send, turn) => {
    const body = JSON.stringify({ email: emails[turn % emails.length], password: PASSWORD })
    return send({ method: 'POST', path: '/auth/v1/token?grant_type=password', headers }, body)
  })
  const hash: Served = { run: () => isPassword(PASSWORD, passwordHash), stop: async () => {} }
  const [hashed, signedIn] = await inTurns([hash, attempt])
  return toRow({
    what: 'Sign-ins, beside what Argon2id alone allows on this machine',
    rate: signedIn,
    beside: hashed,
    shareMin: SIGN_IN_SHARE_MIN,
  })
}

/** That both do the same work is a test (server/auth/alike.test.ts); this is how alike their times are. */
async function refusals(deps: Deps): Promise<Row> {
  const passwordHash = await hashPassword(PASSWORD)
  await deps.db.execute(sql`update users set password_hash = ${passwordHash} where email like 'person%@example.com'`)
  const refused = (name: string, network: number) =>
    serve(createApp(deps), (send, turn) => {
      const body = JSON.stringify({ email: `${name}${turn}@example.com`, password: 'quite the wrong one' })
      const address = `10.${network}.${(turn >> 8) & 255}.${turn & 255}`
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
      return send({ method: 'POST', path: '/auth/v1/token?grant_type=password', headers, expects: 400 }, body)
    })
  const [known, unknown] = await inTurns([await refused('person', 1), await refused('nobody', 2)])
  return toRow({
    what: 'A wrong password refused: the slower of known and unknown accounts, beside the faster',
    rate: Math.min(known, unknown),
    beside: Math.max(known, unknown),
    shareMin: ALIKE_SHARE_MIN,
  })
}

function toRow({
  what,
  rate,
  beside,
  shareMin,
}: {
  what: string
  rate: number
  beside: number
  shareMin: number
}): Row {
  const share = rate / beside
  return {
    what,
    budget: `${shareMin}x or more`,
    measured: `${share.toFixed(2)}x (${Math.round(rate)} of ${Math.round(beside)} per second)`,
    ok: share >= shareMin,
  }
}

async function bareRead(deps: Deps): Promise<Served> {
  const { userId } = await signIn(deps, 'referral_agent')
  const bare = new Hono()
  bare.get('/:userId', async (context) => {
    const asked = context.req.param('userId')
    return context.json(await deps.db.row(sql`select role from user_roles where user_id = ${asked}`))
  })
  return serve(bare, (send) => send({ path: `/${userId}` }))
}

async function checkedRead(deps: Deps): Promise<Served> {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(deps, 'referral_agent')))
  return serve(createApp(deps), (send, turn) => {
    const { userId = '', token = '' } = people[turn % people.length] ?? {}
    return send({ path: `/api/users/${userId}/role`, headers: { Authorization: `Bearer ${token}` } })
  })
}

type Served = { run(turn: number): Promise<unknown>; stop(): Promise<void> }
type Call = { method?: string; path: string; headers?: Record<string, string>; expects?: number }
type Send = (call: Call, body?: string) => Promise<void>

/** On a real port, with connections kept open. */
async function serve(app: Hono, call: (send: Send, turn: number) => Promise<void>): Promise<Served> {
  const { port, stop } = await listen(getRequestListener(app.fetch), { port: 0, host: '127.0.0.1', trustedProxies: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const send: Send = ({ expects = 200, ...wanted }, body = '') =>
    new Promise((resolve, reject) => {
      const onAnswer = (answer: IncomingMessage) => {
        const isDone = answer.statusCode === expects
        answer.resume().once('end', isDone ? resolve : () => reject(new Error(`${wanted.path}: ${answer.statusCode}`)))
      }
      request({ host: '127.0.0.1', port, agent, ...wanted }, onAnswer)
        .once('error', reject)
        .end(body)
    })
  return {
    run: (turn) => call(send, turn),
    async stop() {
      agent.destroy()
      await stop()
    },
  }
}

/** In short turns, so that whatever else the machine does slows both alike. Answers how many a second each does. */
async function inTurns([one, other]: [Served, Served]): Promise<[number, number]> {
  const measured: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    measured[0].push(await perSecond(one))
    measured[1].push(await perSecond(other))
  }
  await one.stop()
  await other.stop()
  return [median(measured[0]), median(measured[1])]
}

async function perSecond({ run }: Served): Promise<number> {
  const began = performance.now()
  let started = 0
  const worker = async () => {
    while (performance.now() - began < TURN_MS) {
      started += 1
      await run(started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (started / (performance.now() - began)) * 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
