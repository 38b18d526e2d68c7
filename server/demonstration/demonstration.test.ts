import type { ContentRow } from '@rahnama/contract/content/content-editing.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { countViews } from '../desk/desk.ts'
import { readChecklist } from '../documents/documents.ts'
import { loadProfile } from '../profile/profile.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'
import { seedDemonstration } from './demonstration.ts'

const t = useTestApp({ DEMO_PASSWORD: 'rowing on the lake' })

const SEEDING_MAX_MS = 60_000

/** Twice: what is told once stays as it is, however often the product starts. */
beforeAll(async () => {
  await seedDemonstration(t.deps)
  await seedDemonstration(t.deps)
}, SEEDING_MAX_MS)

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

test('the demonstration has one unpublished article whose Persian has fallen behind, however often it starts', async () => {
  const rows = (await t.as('admin').send('GET', '/api/content-editing/items?kind=article')).body as ContentRow[]
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
  expect(await t.db.rows(sql`select statement, occasion from consents`)).toEqual([
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

  test('writes to nobody but the four who can be looked at', async () => {
    expect(await t.db.rows(sql`select from mails where recipient like '%@clients.rahnama.example'`)).toEqual([])
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
