import { cases, DESK_VIEWS, type DeskFilter } from '@rahnama/contract/cases/cases.ts'
import type { Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { lookAt } from '@rahnama/server/cases/cases.ts'
import { type Database, sql } from '@rahnama/server/db/db.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { countViews, listDesk, searchDesk } from '@rahnama/server/desk/desk.ts'
import { toKeyring } from '@rahnama/server/keys/keys.ts'
import { openTestSession, signIn } from '@rahnama/server/test/accounts.ts'
import { type Ask, MASTER_KEY, planRows, spread, type Timed, timeCalls, withOwnDatabase } from '../at-size.ts'
import { hotShares } from '../hot-share.ts'
import { plansOf } from '../plans.ts'
import type { Bench, Row } from '../row.ts'
import { seedCases } from './seed-cases.ts'

export { inventNames } from './invented-names.ts'

const FEW = 10_000
const BETWEEN = 100_000
const MANY = Number(process.env.BENCH_CASES ?? 1_000_000)
const P95_MAX_MS = 50
/** How much slower than among a few it may be. */
const GROWTH_MAX = 2
/** Below this the clock of a machine with other work says nothing. */
const GROWTH_FROM_MS = 10

const LOOKED_AT = 300
const LOOKS = 5

type Agent = { userId: string; token: string }
type Sample = { folio: string; name: string; persianName: string; email: string; phone: string }
type Asked = [string, (sample: Sample) => Promise<void>]

/** `npm run bench -- desk`: the same desk among ten thousand cases and among a million. */
export const deskBench: Bench = {
  name: 'desk',
  run: () => withOwnDatabase(measureDesk),
}

async function measureDesk(deps: Deps): Promise<Row[]> {
  const { db } = deps
  const agent = await signIn(deps, 'case_review_agent')
  const keyId = toKeyring(MASTER_KEY).current.id
  await seedCases(db, { from: 1, to: FEW, keyId })
  const tell = (line: string) => process.stderr.write(`${line}\n`)
  // Lines for npm run growth, which draws them.
  const measureAt = async (count: number) => {
    // Filling the database can take longer than an access token holds.
    const { token } = await openTestSession(deps, agent.userId)
    const timed = await measure(deps, { ...agent, token }, count)
    for (const { what, p95 } of timed) tell(`${what}\t${count}\t${p95.toFixed(1)}`)
    return timed
  }
  const few = await measureAt(FEW)
  if (MANY > BETWEEN) {
    await seedCases(db, { from: FEW + 1, to: BETWEEN, keyId }, tell)
    await measureAt(BETWEEN)
  }
  await seedCases(db, { from: (MANY > BETWEEN ? BETWEEN : FEW) + 1, to: MANY, keyId }, tell)
  const many = await measureAt(MANY)
  const plans = await readPlans(db, agent, await pick(db, MANY))
  // Of looks on the same day.
  await lookAgain(db, 1)
  const looks = await hotShares(db, ['case_looks'], () => lookAgain(db, LOOKS))
  return [...many.map((timed, place) => toRow(timed, few[place]?.p95 ?? 0)), ...plans, ...looks]
}

/** What agents ask for all day, each for another client every time. */
async function measure(deps: Deps, agent: Agent, count: number): Promise<Timed[]> {
  return timeCalls(deps, await pick(deps.db, count), (ask) => questions(ask, agent))
}

function questions(send: Ask, { token }: Agent): Asked[] {
  const ask = <P extends Procedure>(procedure: P, input: TypedInput<P>) => send(token, procedure, input)
  const search = (text: string) => ask(cases.search, { text })
  return [
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
}

function pick(db: Database, count: number): Promise<Sample[]> {
  return db.rows<Sample>(sql`
    select reference as folio, full_name as name, answers ->> 'persianName' as "persianName", email,
      answers ->> 'phone' as phone
    from unnest(${spread(count)}::bigint[]) as n join applications on applications.id = bench_id('case' || n)
      join users on users.id = user_id join answer_sheets on answer_sheets.user_id = users.id and form = 'profile'`)
}

/** Whoever opens a case they know says so each time: the same few rows change all day. */
async function lookAgain(db: Database, times: number): Promise<void> {
  const known = await db.rows<{ id: string; userId: string }>(sql`
    select application_id as id, user_id as "userId" from case_looks order by application_id limit ${LOOKED_AT}`)
  for (let round = 0; round < times; round += 1) {
    for (const { id, userId } of known) await db.transaction((tx) => lookAt(tx, id, userId, new Date()))
  }
}

/** Every view and every filter reads one index in its order. */
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
  const { name = '', persianName = '', email = '' } = samples[0] ?? {}
  const work: [string, ReturnType<typeof plansOf>][] = []
  for (const filter of filters) work.push([`Queue by ${Object.values(filter).join(', ')}`, page(filter)])
  work.push(['Counts', plansOf(db, (watched) => countViews(watched, seeing))])
  for (const text of [name.slice(0, 2), name.slice(0, 5), persianName, email.slice(3, 12), '0912', 'A-2B']) {
    work.push([`Search for “${text}”`, plansOf(db, (watched) => searchDesk(watched, seeing, text, 12))])
  }
  return planRows(work)
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
