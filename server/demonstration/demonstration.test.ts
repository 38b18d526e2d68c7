import { CASE_FLAGS, cases, DESK_KINDS, DESK_VIEWS, type DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { content, contentEditing } from '@rahnama/contract/content/content.ts'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { referrals } from '@rahnama/contract/referrals.ts'
import { users } from '@rahnama/contract/users.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeMail } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import { countViews } from '../desk/desk.ts'
import { readChecklist } from '../documents/documents.ts'
import { loadProfile } from '../profile/profile.ts'
import { openBrowser } from '../test/auth-client.ts'
import { sendApplication } from '../test/cases.ts'
import { START_PATIENCE_MS } from '../test/start-server.ts'
import { useTestApp } from '../test/test.ts'
import { retireDemonstration, seedDemonstration } from './demonstration.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

const DEMO_PASSWORD = 'rowing on the lake'

/** As it is told at the first start. */
let madeUp: string | undefined
// Forty cases are told through the same operations as by people.
beforeAll(async () => {
  madeUp = await seedDemonstration(t.deps)
}, START_PATIENCE_MS)

// First: each start tells everything again, and what follows shows that it stays as it is.
describe('the demonstration', { timeout: START_PATIENCE_MS }, () => {
  test('has one account per role with one password, told once', async () => {
    expect(madeUp).toMatch(/^\w{12}$/)
    const roles = []
    for (const name of ['client', 'agent', 'referral', 'admin']) {
      const email = `${name}@rahnama.example`
      const { data } = await openBrowser(t).client.signInWithPassword({ email, password: madeUp ?? '' })
      const me = await t.call(users.me, {}, { token: data.session?.access_token ?? '' })
      roles.push(me.role)
    }
    expect(roles).toEqual(['student', 'case_review_agent', 'referral_agent', 'admin'])
    expect(await seedDemonstration(t.deps)).toBeUndefined()
  })

  test('takes the configured password, also later', async () => {
    const deps = { ...t.deps, config: { ...t.deps.config, demoPassword: DEMO_PASSWORD } }
    expect(await seedDemonstration(deps)).toBe(DEMO_PASSWORD)
    const { error } = await openBrowser(t).client.signInWithPassword({
      email: 'client@rahnama.example',
      password: DEMO_PASSWORD,
    })
    expect(error).toBeNull()
  })
})

test('the demonstration has visits of the past, of these days and to come, and three messages, however often it starts', async () => {
  const visits = () => t.db.rows(sql`select type, state, office_wall as at from consultations order by starts_at`)
  const messages = () => t.db.rows(sql`select state, reply_minutes as minutes from enquiries order by received_at`)
  // It is Sunday 15 November 2026, noon UTC; Remembrance Day is no holiday of Ontario.
  const expected = [
    { type: 'initial', state: 'attended', at: '2026-11-02T09:00' },
    { type: 'initial', state: 'missed', at: '2026-11-03T09:00' },
    { type: 'comprehensive', state: 'booked', at: '2026-11-16T09:00' },
    { type: 'initial', state: 'booked', at: '2026-11-16T10:30' },
    { type: 'followUp', state: 'booked', at: '2026-11-20T09:00' },
  ]
  expect(await visits()).toEqual(expected)
  expect(await messages()).toEqual([
    { state: 'answered', minutes: 0 },
    { state: 'open', minutes: null },
    { state: 'open', minutes: null },
  ])
})

test('whoever can be booked in the demonstration stands on its team page, by the same name', async () => {
  const bookable = await t.db.rows<{ name: string }>(sql`
    select full_name as name from consultants join users on users.id = user_id where is_bookable`)
  const { blocks } = await t.call(content.page, { slug: 'our-team', language: 'en' })
  const team = blocks.flatMap((block) => (block.type === 'people' ? block.people.map(({ name }) => name) : []))
  expect(bookable).toHaveLength(2)
  for (const { name } of bookable) expect(team).toContain(name)
})

test('the demonstration has one unpublished article whose Persian has fallen behind, however often it starts', async () => {
  const rows = await t.as('admin').call(contentEditing.list, { kind: 'article' })
  const drafts = rows.filter(({ parts }) => parts.en.published === null)
  expect(drafts.map(({ slug, parts }) => [slug, parts.en.isStale, parts.fa.isStale])).toEqual([
    ['your-first-winter', false, true],
  ])
})

test('the client of the demonstration has told almost everything; two answers of the last step are open', async () => {
  const client = await t.db.row<{ id: string }>(sql`select id from users where email = 'client@rahnama.example'`)
  const { progress, isComplete } = await loadProfile(t.db, client?.id ?? '')
  expect(progress.overall.missing).toEqual(['timeline', 'fundsCad'])
  expect(progress.overall.newQuestions).toEqual([])
  expect([isComplete, progress.overall.percent > 90]).toEqual([false, true])
})

test('the client of the demonstration has an application for each turn, however often it starts', async () => {
  const rows = await t.db.rows(sql`
    select program, stage, turn from applications a join users u on u.id = a.user_id
    where u.email = 'client@rahnama.example' and program <> 'ICT' order by started_at`)
  expect(rows).toEqual([
    { program: 'PNP', stage: 'filed', turn: 'government' },
    { program: 'FAMILY', stage: 'withdrawn', turn: 'nobody' },
    { program: 'STUDY_CN', stage: 'needsMore', turn: 'client' },
    { program: 'FSW', stage: 'preparing', turn: 'client' },
  ])
})

test('the client of the demonstration has documents in many states, however often it starts', async () => {
  const client = await t.db.row<{ id: string }>(sql`select id from users where email = 'client@rahnama.example'`)
  const { entries } = await readChecklist(t.db, client?.id ?? '', 'FSW', t.deps.now())
  const states = entries.flatMap(({ kind, document: { state, cannotGet } }) =>
    state === 'needed' && !cannotGet ? [] : [[kind, state]],
  )
  expect(states).toEqual([
    ['passport', 'inReview'],
    ['languageResult', 'inReview'],
    ['languageResult', 'expired'],
    ['degree', 'accepted'],
    ['employmentLetter', 'sentBack'],
    ['marriageCertificate', 'inReview'],
    ['militaryRecord', 'needed'],
  ])
})

test('the client of the demonstration has one kept report of some weeks ago, however often it starts', async () => {
  const kept = await t.db.rows(sql`
    select made_on as "madeOn", high >= low and low > 0 as "hasScore" from reports r
    join users u on u.id = r.user_id where u.email = 'client@rahnama.example'`)
  expect(kept).toEqual([{ madeOn: '2026-10-01', hasScore: true }])
})

test('the client of the demonstration has passed the first check and asked about China, with a consent', async () => {
  const done = await t.db.rows(sql`select assessment, outcome->>'what' as what from assessment_completions order by 1`)
  expect(done).toEqual([
    { assessment: 'startup-assessment', what: null },
    { assessment: 'study', what: 'enquiry' },
  ])
  expect(await t.db.rows(sql`select statement, occasion from consents where occasion = 'study'`)).toEqual([
    { statement: 'privacy', occasion: 'study' },
  ])
})

describe('the desk of the demonstration', () => {
  test('has cases at every stage, in every turn, with every flag, in both languages, however often it starts', async () => {
    const seen = await t.db.row<Record<'cases' | 'stages' | 'turns' | 'flags' | 'languages', number>>(sql`
      select count(*) as cases, count(distinct stage) as stages, count(distinct turn) as turns,
        count(distinct language) as languages, (select count(distinct flag) from cases, unnest(flags) as flag) as flags
      from applications join cases on application_id = applications.id join users on users.id = user_id`)
    // Preparing is no case yet; nobody’s turn is a turn, too.
    expect(seen).toEqual({ cases: 40, stages: 6, turns: 5, languages: 2, flags: 4 })
  })

  test('has something in every view of the agent, and an answer nobody has read', async () => {
    const agent = await t.db.row<{ id: string }>(sql`select id from users where email = 'agent@rahnama.example'`)
    const counts = await countViews(t.db, { userId: agent?.id ?? '', onlyOwn: false })
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
    expect(
      await t.db.rows(sql`select from case_questions where answered_at is not null and read_at is null`),
    ).toHaveLength(2)
  })

  const people = () =>
    t.db.rows<{ id: string; name: string; folio: string; flags: string[] }>(sql`
      select users.id, full_name as name, reference as folio, flags from applications
        join cases on application_id = applications.id join users on users.id = user_id
      where email like '%@clients.rahnama.example' order by email`)

  test('has mostly full profiles whose score is one number, and a few that are just begun', async () => {
    const agent = await t.db.row<{ id: string }>(sql`select id from users where email = 'agent@rahnama.example'`)
    const widths: (number | null)[] = []
    for (const { folio } of await people()) {
      const { score } = await t.as({ userId: agent?.id ?? '' }).call(cases.read, { folio })
      widths.push(score.told && score.told.high - score.told.low)
    }
    expect(widths.filter((width) => width === 0).length).toBeGreaterThanOrEqual(33)
    expect(widths.filter((width) => width === null)).toHaveLength(4)
  })

  test('says of nobody that their answers do not fit together but of those four', async () => {
    const flagged = (await people()).filter(({ flags }) => flags.includes('contradiction')).map(({ name }) => name)
    expect(flagged).toEqual(['Hirad Farzi', 'Jamshid Mesali', 'Sorena Nemooneh', 'Yasna Mesali'])
  })

  test('has something true in every filter and under every heading', async () => {
    const agent = await t.db.row<{ id: string }>(sql`select id from users where email = 'agent@rahnama.example'`)
    const me = t.as({ userId: agent?.id ?? '' })
    const colleague = await t.db.row<{ id: string }>(
      sql`select id from users where email = 'colleague@rahnama.example'`,
    )
    const filters: DeskFilter[] = [
      ...DESK_VIEWS.map((view) => ({ view })),
      ...DESK_KINDS.map((kind) => ({ view: 'all', kind }) as const),
      ...CASE_FLAGS.map((flag) => ({ view: 'all', flag }) as const),
      ...PROGRAMS.map((program) => ({ view: 'all', program }) as const),
      ...(['submitted', 'inReview', 'needsMore', 'filed'] as const).map((stage) => ({ view: 'all', stage }) as const),
      { view: 'all', ownerId: colleague?.id ?? '' },
    ]
    for (const filter of filters) {
      const { rows } = await me.call(cases.list, { ...filter, limit: 1 })
      expect([filter, rows.length]).toEqual([filter, 1])
    }
    const headings = await me.call(cases.headings, { view: 'all' })
    expect(Object.entries(headings).filter(([, count]) => count === 0)).toEqual([])
    // It is a Sunday: nobody has an appointment today.
    expect(await me.call(cases.tabs, {})).toEqual({
      ...{ queue: expect.toSatisfy((count) => count > 5), tasks: expect.toSatisfy((count) => count > 1) },
      ...{ enquiries: 2, appointments: 0 },
    })
    const { next } = await me.call(cases.nextToVerify, { view: 'all' })
    expect(next).not.toBeNull()
  })

  test('has documents in every state, one that has ended, and some of a partner and a child', async () => {
    const states = await t.db.rows<{ state: string }>(sql`
      select distinct state from document_versions join documents on documents.id = document_id
        join users on users.id = user_id
      where email like '%@clients.rahnama.example' and state <> 'uploaded' order by state`)
    expect(states.map(({ state }) => state)).toEqual(['accepted', 'inReview', 'sentBack'])
    const seen = await t.db.row<Record<'over' | 'family', number>>(sql`
      select count(*) filter (where valid_until < '2026-11-15') as over,
        count(*) filter (where subject in ('profile/partner', 'profile/children.demo-child-1')) as family
      from document_versions join documents on documents.id = document_id join users on users.id = user_id
      where email like '%@clients.rahnama.example'`)
    expect(seen).toEqual({ over: 1, family: 2 })
  })

  test('writes to nobody but the four who can be looked at', async () => {
    expect(await t.db.rows(sql`select from mails where recipient like '%@clients.rahnama.example'`)).toEqual([])
  })

  test('has one message that waits although its case is closed', async () => {
    const agent = await t.db.row<{ id: string }>(sql`select id from users where email = 'agent@rahnama.example'`)
    const { threads } = await t.as({ userId: agent?.id ?? '' }).call(messageDesk.list, { view: 'all' })
    const late = threads.filter(({ client, waitingSince }) => client.closed && waitingSince)
    expect(late.map(({ client }) => [client.name.latin, client.closed?.outcome])).toEqual([
      ['Arash Dastani', 'refused'],
    ])
  })

  test('gives a new case to the agent: the colleague is away', async () => {
    for (const program of ['ICT', 'SUV'] as const) {
      const { id } = await sendApplication(t, await t.signIn('student'), program)
      expect(
        await t.db.row(sql`select email from cases join users on users.id = owner_id where application_id = ${id}`),
      ).toEqual({
        email: 'agent@rahnama.example',
      })
    }
  })
})

test('the referral agent of the demonstration has something paid, something owed, something on hold and people who share', async () => {
  const agent = await t.db.row<{ userId: string }>(sql`
    select id as "userId" from users where email = 'referral@rahnama.example'`)
  const byAgent = t.as({ userId: agent?.userId ?? '' })
  const { referred, unseen, money, terms } = await byAgent.call(referrals.figures, {})
  expect({ referred, unseen, money, version: terms?.version }).toEqual({
    ...{ referred: 5, unseen: 2, version: 2 },
    // A tenth of 980.50, 2,500.00 and 1,200.00.
    money: { heldCents: 9805, owedCents: 25_000, paidCents: 12_000 },
  })
  const { statements } = await byAgent.call(referrals.statements, {})
  expect(statements.map(({ openingCents, closingCents }) => [openingCents, closingCents])).toEqual([
    [12_000, 25_000],
    [0, 12_000],
  ])
})

// Last: it takes away what the others look at.
describe('the demonstration of an installation that goes into production', { timeout: START_PATIENCE_MS }, () => {
  test('opens nothing then, and comes back with a new password', async () => {
    const email = 'admin@rahnama.example'
    const password = DEMO_PASSWORD
    const { client } = openBrowser(t)
    await client.signInWithPassword({ email, password })
    const token = (await client.getSession()).data.session?.access_token ?? ''
    const production = { ...t.deps, config: { ...t.deps.config, mode: 'production' as const } }
    await retireDemonstration(production)
    expect((await openBrowser(t).client.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect(await t.refuse(users.me, {}, { token })).toMatchObject({ status: 401 })
    expect((await client.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect(
      await t.db.rows(sql`select from user_roles r join users u on u.id = r.user_id where u.is_demonstration`),
    ).toEqual([])
    await writeMail(production, { about: 'recovery', email, language: 'en' })
    expect(await t.mails({ to: email })).toEqual([])
    const next = (await seedDemonstration(t.deps)) ?? ''
    expect((await openBrowser(t).client.signInWithPassword({ email, password: next })).error).toBeNull()
  })

  test('does nothing in production', async () => {
    const deps = { ...t.deps, config: { ...t.deps.config, mode: 'production' as const, demoPassword: 'x'.repeat(10) } }
    expect(await seedDemonstration(deps)).toBeUndefined()
  })
})
