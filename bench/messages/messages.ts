import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { INBOX_VIEWS, messages } from '@rahnama/contract/messages.ts'
import type { Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import type { Caller } from '@rahnama/server/caller.ts'
import { type Database, sql } from '@rahnama/server/db/db.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { listInbox, listMine } from '@rahnama/server/messages/messages.ts'
import { openTestSession, type SignedInAccount, signIn } from '@rahnama/server/test/accounts.ts'
import { type Ask, planRows, spread, type Timed, timeCalls, withOwnDatabase } from '../at-size.ts'
import { hotShares } from '../hot-share.ts'
import { plansOf } from '../plans.ts'
import type { Bench, Row } from '../row.ts'
import { seedMessages } from './seed-messages.ts'

const MANY = Number(process.env.BENCH_MESSAGES ?? 5_000_000)
const PER_THREAD = 10
const P95_MAX_MS = 50

type Sample = { threadId: string; clientId: string; token: string; rare: string; common: string }
type Asked = [string, (sample: Sample) => Promise<void>]

/** `npm run bench -- messages`: inbox, thread and search among five million messages. */
export const messagesBench: Bench = {
  name: 'messages',
  run: () => withOwnDatabase(measureMessages),
}

async function measureMessages(deps: Deps): Promise<Row[]> {
  const agent = await signIn(deps, 'case_review_agent')
  const seeding = { from: 1, to: MANY / PER_THREAD, ownerId: agent.userId }
  await seedMessages(deps.db, seeding, (line) => process.stderr.write(`${line}\n`))
  const samples = await pick(deps)
  const timed = await timeCalls(deps, samples, (ask) => questions(ask, agent))
  const marks = await hotShares(deps.db, ['thread_marks', 'threads'], () => timeCalls(deps, samples, readToTheEnd))
  return [...timed.map(toRow), ...(await readPlans(deps.db, agent, samples)), ...marks]
}

function questions(ask: Ask, agent: SignedInAccount): Asked[] {
  const office = <P extends Procedure>(procedure: P, input: TypedInput<P>) => ask(agent.token, procedure, input)
  return [
    ['Inbox of a client', ({ token }) => ask(token, messages.list, {})],
    ['Unread of a client', ({ token }) => ask(token, messages.counts, {})],
    ['Thread of a client', ({ token, threadId: id }) => ask(token, messages.read, { id })],
    ['Search of a client', ({ token, common }) => ask(token, messages.list, { text: common })],
    ...INBOX_VIEWS.map((view): Asked => [`Inbox of the office, ${view}`, () => office(messageDesk.list, { view })]),
    ['How much stands in each view', () => office(messageDesk.counts, {})],
    ['Thread of the office', ({ threadId: id }) => office(messageDesk.read, { id })],
    ['Search of the office, a rare word', ({ rare }) => office(messageDesk.list, { text: rare })],
    ['Search of the office, a word in most messages', ({ common }) => office(messageDesk.list, { text: common })],
    ['Search of the office, two words', ({ rare, common }) => office(messageDesk.list, { text: `${common} ${rare}` })],
    ['Search of the office, as far as it is typed', ({ rare }) => office(messageDesk.list, { text: rare.slice(0, 4) })],
  ]
}

/** What is read changes with every look, and nothing that is sorted or searched by. */
function readToTheEnd(ask: Ask): Asked[] {
  return [['Read to the end', ({ token, threadId: id }) => ask(token, messages.seen, { id, position: PER_THREAD })]]
}

/** Each time another client, with words of their own: one that few say and one that nearly everybody does. */
async function pick(deps: Deps): Promise<Sample[]> {
  const rows = await deps.db.rows<Omit<Sample, 'token'>>(sql`
    select threads.id as "threadId", client_id as "clientId",
      (select word from bench_words where place = 15000 + n % 5000) as rare,
      (select word from bench_words where place = 1 + n % 20) as common
    from unnest(${spread(MANY / PER_THREAD)}::bigint[]) as n join threads on threads.id = bench_id('thread' || n)`)
  const samples: Sample[] = []
  for (const row of rows) samples.push({ ...row, token: (await openTestSession(deps, row.clientId)).token })
  return samples
}

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
  return planRows(work)
}

function toRow({ what, p95: measured }: Timed): Row {
  return {
    what: `${what}, of ${MANY.toLocaleString('en')} messages (p95)`,
    budget: `${P95_MAX_MS} ms or less`,
    measured: `${measured.toFixed(1)} ms`,
    ok: measured <= P95_MAX_MS,
  }
}
