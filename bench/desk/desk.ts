import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { cases, DESK_VIEWS, type DeskFilter } from '@rahnama/contract/cases/cases.ts'
import type { Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import { createApp } from '@rahnama/server/app.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { connect, type Database, sql } from '@rahnama/server/db/db.ts'
import { startEmbeddedPostgres } from '@rahnama/server/db/embedded-postgres.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { countViews, listDesk, searchDesk } from '@rahnama/server/desk/desk.ts'
import { toKeyring } from '@rahnama/server/keys/keys.ts'
import { listen } from '@rahnama/server/listen.ts'
import { createLog } from '@rahnama/server/log.ts'
import { prepareDatabase } from '@rahnama/server/prepare-database.ts'
import { signIn } from '@rahnama/server/test/accounts.ts'
import { plansOf } from '../plans.ts'
import type { Bench, Row } from '../row.ts'
import { seedCases } from './seed-cases.ts'

const MASTER_KEY = '5a'.repeat(32)
const FEW = 10_000
const MANY = Number(process.env.BENCH_CASES ?? 1_000_000)
const P95_MAX_MS = 50
/** How much slower than among a few it may be. */
const GROWTH_MAX = 2
/** Below this the clock of a machine with other work says nothing. */
const GROWTH_FROM_MS = 10
const CALLS = 100

type Agent = { userId: string; token: string }
type Sample = { folio: string; name: string; persianName: string; email: string; phone: string }
type Asked = [string, (sample: Sample) => Promise<void>]
type Timed = { what: string; p95: number }

/** `npm run bench -- desk`: the same desk among ten thousand cases and among a million. */
export const deskBench: Bench = {
  name: 'desk',
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
      const keyId = toKeyring(MASTER_KEY).current.id
      await seedCases(db, { from: 1, to: FEW, keyId })
      const tell = (line: string) => process.stderr.write(`${line}\n`)
      const few = await measure(deps, agent, FEW)
      for (const { what, p95 } of few) tell(`${what}: ${p95.toFixed(1)} ms of ${FEW.toLocaleString('en')} (p95)`)
      await seedCases(db, { from: FEW + 1, to: MANY, keyId }, tell)
      const many = await measure(deps, agent, MANY)
      const plans = await readPlans(db, agent, await pick(db, MANY))
      await stopBackground(deps)
      return [...many.map((timed, place) => toRow(timed, few[place]?.p95 ?? 0)), ...plans]
    } finally {
      await db.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

/** What agents ask for all day, each for another client every time. */
async function measure(deps: Deps, { token }: Agent, count: number): Promise<Timed[]> {
  const samples = await pick(deps.db, count)
  const listener = getRequestListener(createApp(deps).fetch)
  const { port, stop } = await listen(listener, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
  const ask = async <P extends Procedure>(procedure: P, input: TypedInput<P>) => {
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
  const search = (text: string) => ask(cases.search, { text })
  const asked: Asked[] = [
    ['Queue, my first page', () => ask(cases.list, {})],
    ['Queue, the first page of all', () => ask(cases.list, { view: 'all' })],
    ...DESK_VIEWS.filter((view) => view !== 'mine' && view !== 'all').map(
      (view): Asked => [`Queue, the first page of ${view}`, () => ask(cases.list, { view })],
    ),
    ['Queue, how much stands in each view', () => ask(cases.counts, {})],
    ['Queue, how much stands under each heading', () => ask(cases.headings, { view: 'all' })],
    ['Queue, the next row', () => ask(cases.next, { view: 'all' })],
    ['The parts of the desk and their counts', () => ask(cases.tabs, {})],
    ['My tasks', () => ask(cases.myTasks, {})],
    ['The next document to verify', () => ask(cases.nextToVerify, { view: 'all' })],
    ['Search by the beginning of a name', ({ name }) => search(name.slice(0, 4))],
    ['Search by a name in Persian', ({ persianName }) => search(persianName)],
    ['Search by two letters', ({ name }) => search(name.slice(0, 2))],
    ['Search by folio', ({ folio }) => search(folio)],
    ['Search by part of a mail address', ({ email }) => search(email.slice(3, 12))],
    ['Search by a whole mail address', ({ email }) => search(email)],
    ['Search by a phone number as it is dialled', ({ phone }) => search(phone.replace('+98', '0'))],
    ['Search by the last four digits of a phone', ({ phone }) => search(phone.slice(-4))],
    ['A case, its head and summary', ({ folio }) => ask(cases.read, { folio })],
    ['A case, its answers', ({ folio }) => ask(cases.answers, { folio })],
    ['A case, its documents', ({ folio }) => ask(cases.documents, { folio })],
    ['A case, its timeline', ({ folio }) => ask(cases.timeline, { folio })],
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

function pick(db: Database, count: number): Promise<Sample[]> {
  const numbers = Array.from({ length: CALLS }, (_, place) => 1 + ((place * 7919) % count))
  return db.rows<Sample>(sql`
    select reference as folio, full_name as name, answers ->> 'persianName' as "persianName", email,
      answers ->> 'phone' as phone
    from unnest(${numbers}::bigint[]) as n join applications on applications.id = bench_id('case' || n)
      join users on users.id = user_id join answer_sheets on answer_sheets.user_id = users.id and form = 'profile'`)
}

/** Every view and every filter reads one index in its order, and no statement reads or sorts a large table whole. */
async function readPlans(db: Database, { userId }: Agent, samples: readonly Sample[]): Promise<Row[]> {
  const seeing = { userId, onlyOwn: false }
  const now = new Date()
  const page = (filter: DeskFilter) =>
    plansOf(db, (watched) => listDesk(watched, seeing, { limit: 50, ...filter }, now))
  const filters: DeskFilter[] = [
    ...DESK_VIEWS.map((view) => ({ view })),
    { view: 'all', program: 'FST' },
    { view: 'all', stage: 'needsMore' },
    { view: 'all', flag: 'minor' },
    { view: 'all', ownerId: userId },
    { view: 'all', kind: 'enquiry' },
  ]
  const { name = '', persianName = '' } = samples[0] ?? {}
  const work: [string, ReturnType<typeof plansOf>][] = []
  for (const filter of filters) work.push([`Queue by ${Object.values(filter).join(', ')}`, page(filter)])
  work.push(['Counts', plansOf(db, (watched) => countViews(watched, seeing))])
  for (const text of [name.slice(0, 2), name.slice(0, 5), persianName, '0912', 'A-2B']) {
    work.push([`Search for “${text}”`, plansOf(db, (watched) => searchDesk(watched, seeing, text, 12))])
  }
  const rows: Row[] = []
  for (const [what, pending] of work) {
    const plans = await pending
    const sequential = plans.flatMap((plan) => plan.sequential)
    const sorts = plans.reduce((count, plan) => count + plan.sorts, 0)
    rows.push({
      what: `Plan: ${what}`,
      budget: 'indexes only',
      measured: describe(sequential, sorts, [...new Set(plans.flatMap(({ indexes }) => indexes))]),
      ok: sequential.length === 0 && sorts === 0,
    })
  }
  return rows
}

function describe(sequential: readonly string[], sorts: number, indexes: readonly string[]): string {
  if (sequential.length > 0) return `reads all of ${sequential.join(', ')}`
  return sorts > 0 ? `${sorts} large sorts` : indexes.slice(0, 3).join(', ')
}

function toRow({ what, p95: measured }: Timed, few: number): Row {
  const limit = Math.min(P95_MAX_MS, Math.max(GROWTH_FROM_MS, GROWTH_MAX * few))
  return {
    what: `${what}, of ${MANY.toLocaleString('en')} cases (p95)`,
    budget: `${limit.toFixed(0)} ms or less`,
    measured: `${measured.toFixed(1)} ms (${few.toFixed(1)} of ${FEW.toLocaleString('en')})`,
    ok: measured <= limit,
  }
}
