import type { ContentRow } from '@rahnama/contract/content/content-editing.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { readChecklist } from '../documents/documents.ts'
import { loadProfile } from '../profile/profile.ts'
import { useTestApp } from '../test/test.ts'
import { seedDemonstration } from './demonstration.ts'

const t = useTestApp({ DEMO_PASSWORD: 'rowing on the lake' })

test('the demonstration has visits of the past, of these days and to come, and three messages, however often it starts', async () => {
  await seedDemonstration(t.deps)
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
  await seedDemonstration(t.deps)
  expect(await visits()).toEqual(expected)
  expect(await messages()).toHaveLength(3)
})

test('the demonstration has one unpublished article whose Persian has fallen behind, however often it starts', async () => {
  await seedDemonstration(t.deps)
  await seedDemonstration(t.deps)
  const rows = (await t.as('admin').send('GET', '/api/content-editing/items?kind=article')).body as ContentRow[]
  const drafts = rows.filter(({ parts }) => parts.en.published === null)
  expect(drafts.map(({ slug, parts }) => [slug, parts.en.isStale, parts.fa.isStale])).toEqual([
    ['your-first-winter', false, true],
  ])
})

test('the client of the demonstration has told almost everything; two answers of the last step are open', async () => {
  await seedDemonstration(t.deps)
  const client = await t.db.row<{ id: string }>(sql`select id from users where email = 'client@rahnama.example'`)
  const { progress, isComplete } = await loadProfile(t.db, client?.id ?? '')
  expect(progress.overall.missing).toEqual(['timeline', 'fundsCad'])
  expect(progress.overall.newQuestions).toEqual([])
  expect([isComplete, progress.overall.percent > 90]).toEqual([false, true])
})

test('the client of the demonstration has an application for each turn, however often it starts', async () => {
  await seedDemonstration(t.deps)
  await seedDemonstration(t.deps)
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
  await seedDemonstration(t.deps)
  await seedDemonstration(t.deps)
  const client = await t.db.row<{ id: string }>(sql`select id from users where email = 'client@rahnama.example'`)
  const { entries } = await readChecklist(t.db, client?.id ?? '', 'FSW', t.deps.now())
  const states = entries.flatMap(({ kind, document: { state, cannotGet } }) =>
    state === 'needed' && !cannotGet ? [] : [[kind, state]],
  )
  expect(states).toEqual([
    ['passport', 'uploaded'],
    ['languageResult', 'uploaded'],
    ['languageResult', 'expired'],
    ['degree', 'accepted'],
    ['employmentLetter', 'sentBack'],
    ['marriageCertificate', 'uploaded'],
    ['militaryRecord', 'needed'],
  ])
})

test('the client of the demonstration has one kept report of some weeks ago, however often it starts', async () => {
  await seedDemonstration(t.deps)
  await seedDemonstration(t.deps)
  const kept = await t.db.rows(sql`
    select made_on as "madeOn", high >= low and low > 0 as "hasScore" from reports r
    join users u on u.id = r.user_id where u.email = 'client@rahnama.example'`)
  expect(kept).toEqual([{ madeOn: '2026-10-01', hasScore: true }])
})

test('the client of the demonstration has passed the first check and asked about China, with a consent', async () => {
  await seedDemonstration(t.deps)
  await seedDemonstration(t.deps)
  const done = await t.db.rows(sql`select assessment, outcome->>'what' as what from assessment_completions order by 1`)
  expect(done).toEqual([
    { assessment: 'startup-assessment', what: null },
    { assessment: 'study', what: 'enquiry' },
  ])
  expect(await t.db.rows(sql`select statement, occasion from consents`)).toEqual([
    { statement: 'privacy', occasion: 'study' },
  ])
})
