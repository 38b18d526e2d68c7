import { randomUUID } from 'node:crypto'
import { ASKING_REASONS, type AskingReason, applications } from '@rahnama/contract/applications.ts'
import { cases, DESK_SIGNAL } from '@rahnama/contract/cases/cases.ts'
import { documents } from '@rahnama/contract/documents.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { openTestSession, type SignedInAccount } from '../test/accounts.ts'
import { openOneCase, tellProfile } from '../test/cases.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'

const t = useTestApp()

/** Monday 16 November 2026, 10:00 in Toronto. */
const MONDAY_TEN = '2026-11-16T15:00:00Z'

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

beforeEach(async () => {
  ;({ agent, mina, folio, id } = await openOneCase(t, MONDAY_TEN))
})

const timeline = async () => (await t.as(agent).call(cases.timeline, { folio })).events
const row = async () =>
  (await t.as(agent).call(cases.list, { view: 'all', limit: 100 })).rows.find((each) => each.id === id)
/** How often the desk was told to read this case again. */
const told = async () =>
  (
    await t.db.rows(sql`
      select from signals where kind = ${DESK_SIGNAL} and payload ->> 'id' = ${id} and to_role = 'case_review_agent'`)
  ).length

async function upload(kind: 'passport', endsOn: string) {
  const { token } = await openTestSession(t.deps, mina.userId)
  const content = sampleFile('plain.docx')
  const { id: uploadId } = await sendFile(t, token, { purpose: 'document', name: 'passport.docx', content })
  await t.as(mina).call(documents.attach, { kind, subject: 'profile', uploadId, endsOn })
  await t.runJobs()
}

describe('what the client does while the case lies with us', () => {
  test('a document given and replaced stands in the timeline, is told live and changes the row', async () => {
    await t.runJobs()
    const before = await told()
    await upload('passport', '2026-12-01')
    expect(await row()).toMatchObject({ documentsToVerify: 1, flags: ['expiringDocument'], turn: 'office' })
    await upload('passport', '2031-05-01')
    expect(await row()).toMatchObject({ documentsToVerify: 1, flags: [] })
    const given = (await timeline()).filter(({ what }) => what === 'documentGiven')
    expect(given).toMatchObject([
      { about: { kind: 'passport', isReplacement: 'true' }, by: { id: mina.userId, side: 'client' } },
      { about: { kind: 'passport', isReplacement: 'false' } },
    ])
    expect(await told()).toBeGreaterThan(before)
  })

  test('answers changed page by page are one line that names them, told live, and the flags follow', async () => {
    const before = await told()
    await tellProfile(t, mina, { firstName: 'Mina', lastName: 'Karimi' })
    await t.runJobs()
    t.setNow('2026-11-16T15:20:00Z')
    await tellProfile(t, mina, { hasRefusals: true, 'refusals.r1': 0, 'refusals.r1.country': 'CA' })
    await t.runJobs()
    expect((await timeline()).filter(({ what }) => what === 'answersChanged')).toMatchObject([
      {
        at: '2026-11-16T15:20:00.000Z',
        by: { id: mina.userId, side: 'client' },
        about: { form: 'profile', paths: 'firstName,lastName,refusals.r1,hasRefusals,refusals.r1.country' },
      },
    ])
    expect(await row()).toMatchObject({ flags: ['refusedBefore'], name: { latin: 'Mina Karimi' } })
    expect(await told()).toBeGreaterThan(before)
    // An hour later it is another change, and nobody is mailed about either.
    t.setNow('2026-11-16T16:30:00Z')
    await tellProfile(t, mina, { firstName: 'Minoo' })
    await t.runJobs()
    expect((await timeline()).filter(({ what }) => what === 'answersChanged')).toHaveLength(2)
    expect(await t.mails({ to: agent.email })).toEqual([])
  })

  test('a phone number they gave before still finds them, and the new one too', async () => {
    await tellProfile(t, mina, { firstName: 'Mina', phone: '+989121234567' })
    await tellProfile(t, mina, { phone: '+989357654321' })
    for (const text of ['09121234567', '4567', '+98 935 765 4321']) {
      const { hits } = await t.as(agent).call(cases.search, { text })
      expect([text, hits.map((hit) => hit.folio)]).toEqual([text, expect.arrayContaining([folio])])
    }
  })

  test('answers saved as they were leave no line, and a client without a case has none', async () => {
    await tellProfile(t, mina, { firstName: 'Mina' })
    await t.runJobs()
    await tellProfile(t, mina, { firstName: 'Mina' })
    await tellProfile(t, await t.signIn('student'), { firstName: 'Nobody' })
    expect((await t.runJobs()).done).toBe(0)
  })

  test('answers changed on a case that is over change nothing', async () => {
    await t.as(mina).call(applications.withdraw, { id, reason: '' })
    await tellProfile(t, mina, { firstName: 'Mina' })
    await t.runJobs()
    expect((await timeline()).map(({ what }) => what)).not.toContain('answersChanged')
  })

  test('an answer brings the turn and the waiting time back, and wakes what waited for it', async () => {
    const question = { folio, id: randomUUID(), form: null, path: null, text: 'Which year?' }
    await t.as(agent).call(cases.ask, question)
    const task = {
      folio,
      id: randomUUID(),
      what: 'Check the year',
      assigneeId: agent.userId,
      dueOn: null,
      anchor: null,
    }
    await t.as(agent).call(cases.addTask, task)
    await t.as(agent).call(cases.snoozeTask, { folio, id: task.id, until: null, untilReply: true })
    const items = [{ kind: 'case', id } as const]
    await t.as(agent).call(cases.snooze, { items, until: null, untilReply: true, reason: 'They travel.' })
    const myTasks = async () => (await t.as(agent).call(cases.myTasks, {})).tasks.map((each) => each.id)
    expect(await myTasks()).toEqual([])
    expect(await row()).toBeUndefined()
    t.setNow('2026-11-17T15:00:00Z')
    await t.as(mina).call(applications.answer, { id, questionId: question.id, answer: '2019', changedAnswer: false })
    t.setNow('2026-11-17T16:00:00Z')
    expect(await myTasks()).toEqual([task.id])
    expect(await row()).toMatchObject({ turn: 'office', answersToRead: 1, waitingMinutes: 60, snooze: null })
    const events = await timeline()
    expect(events.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['questionAnswered', 'snoozed', 'woken', 'taskAdded']),
    )
    expect(events.find(({ what }) => what === 'woken')).toMatchObject({
      by: null,
      about: { rule: 'reply' },
      text: 'They travel.',
    })
  })
})

const WAYS_TO = {
  answerAsked: [],
  signatureAsked: [],
  moreAskedByGovernment: [
    { stage: 'inReview', turn: 'office', reason: 'underReview' },
    { stage: 'filed', turn: 'government', reason: 'awaitsDecision' },
  ],
} as const

async function readyFor(reason: AskingReason) {
  for (const way of WAYS_TO[reason]) {
    const { version } = await t.as(agent).call(cases.read, { folio })
    await t.as(agent).call(cases.move, { folio, version, ...way, dueOn: null, sentence: null })
  }
  const { version } = await t.as(agent).call(cases.read, { folio })
  const stage = reason === 'moreAskedByGovernment' ? 'filed' : 'needsMore'
  return { folio, version, stage, turn: 'client', reason, dueOn: null } as const
}

test.each(ASKING_REASONS)('a move that asks (%s) without saying what is refused', async (reason) => {
  const move = await readyFor(reason)
  const refused = await t.as(agent).refuse(cases.move, { ...move, sentence: null })
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', field: 'sentence' })
  const sentence = { en: 'Please sign the two forms.', fa: 'لطفاً هر دو فرم را امضا کنید.' }
  const moved = await t.as(agent).call(cases.move, { ...move, sentence })
  // The question is still open: another day needs no second sentence. Once it is withdrawn, nothing is asked any more.
  const later = { ...move, ...moved, dueOn: '2026-12-24', sentence: null }
  const again = await t.as(agent).call(cases.move, later)
  const { questions } = await t.as(agent).call(cases.questions, { folio })
  expect(questions).toHaveLength(1)
  await t.as(agent).call(cases.withdrawQuestion, { folio, id: questions[0]?.id ?? '' })
  const dayAgain = { ...later, ...again, dueOn: '2026-12-31' }
  expect(await t.as(agent).refuse(cases.move, dayAgain)).toMatchObject({ field: 'sentence' })
})

test.each(ASKING_REASONS)(
  'what a move asks for (%s) stands on the client’s page with a place to answer',
  async (reason) => {
    const move = await readyFor(reason)
    const { stage } = move
    const sentence = { en: 'Please sign the two forms.', fa: 'لطفاً هر دو فرم را امضا کنید.' }
    await t.as(agent).call(cases.move, { ...move, sentence })
    const { questions } = await t.as(mina).call(applications.read, { id })
    expect(questions).toMatchObject([{ text: expect.stringMatching(/sign the two forms|هر دو فرم/), answeredAt: null }])
    const questionId = questions[0]?.id ?? ''
    await t.as(mina).call(applications.answer, { id, questionId, answer: 'Signed and sent.', changedAnswer: false })
    // What lies with the authority stays there; otherwise it is our turn again, without sending anything anew.
    const after =
      reason === 'moreAskedByGovernment' ? { stage, turn: 'client' } : { stage: 'submitted', turn: 'office' }
    expect(await t.as(mina).call(applications.read, { id })).toMatchObject(after)
    const asked = await t.as(agent).call(cases.questions, { folio })
    expect(asked.questions).toMatchObject([{ answer: 'Signed and sent.', readAt: null }])
  },
)
