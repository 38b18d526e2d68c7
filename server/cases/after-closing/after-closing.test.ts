import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { type CaseMove, cases } from '@rahnama/contract/cases/cases.ts'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { single30 } from '@rahnama/contract/profile/people.test-data.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import { openOneCase, sendApplication, tellProfile } from '../../test/cases.ts'
import { releaseMails } from '../../test/held-mails.ts'
import { mailText } from '../../test/mail-text.ts'
import { useTestApp } from '../../test/test.ts'

const t = useTestApp()

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

const MOVE: CaseMove = {
  ...{ stage: 'inReview', turn: 'office', reason: 'underReview' },
  ...{ dueOn: null, sentence: null, endTasks: [], sendsMail: true },
}
const read = () => t.as(agent).call(cases.read, { folio })
const move = async (change: Partial<CaseMove>) =>
  t.as(agent).call(cases.move, { folio, version: (await read()).version, ...MOVE, ...change })

/** Refused on Monday 16 November 2026, with its grounds and what we learnt. */
beforeEach(async () => {
  ;({ agent, mina, folio, id } = await openOneCase(t, '2026-11-16T15:00:00Z'))
  await move({})
  await move({ stage: 'filed', turn: 'government', reason: 'awaitsDecision' })
  const closing = { grounds: ['funds' as const], lesson: 'Show six months.' }
  await move({ stage: 'decided', turn: 'nobody', reason: 'refused', closing })
})

const sentence = { en: 'We ask the authority to look again.', fa: 'از مرجع رسمی می‌خواهیم دوباره بررسی کند.' }
const reopen = async (change: Partial<Parameters<typeof ask>[0]> = {}) =>
  ask({ folio, version: (await read()).version, reason: 'New bank letter', sentence, ...change })
const ask = (input: { folio: string; version: number; reason: string; sentence: typeof sentence | null }) =>
  t.as(agent).call(cases.reopen, input)

async function writeAsClient() {
  const threadId = randomUUID()
  const draft = { messageId: randomUUID(), body: 'I have a new letter of my bank.', uploads: [] }
  await t.as(mina).call(messages.begin, { id: threadId, kind: 'immigration', subject: 'My case', ...draft })
  return threadId
}

describe('a message on a closed case', () => {
  test('waits in the queue of messages with how the case ended, and opens nothing', async () => {
    const threadId = await writeAsClient()
    const { threads } = await t.as(agent).call(messageDesk.list, { view: 'waiting' })
    expect(threads.find((thread) => thread.id === threadId)?.client).toMatchObject({
      folio,
      closed: { at: '2026-11-16T15:00:00.000Z', outcome: 'refused' },
    })
    expect((await read()).closedAt).toBe('2026-11-16T15:00:00.000Z')
  })

  test('is answered while the case stays closed, and waits no longer', async () => {
    const threadId = await writeAsClient()
    const answer = { messageId: randomUUID(), body: 'Thank you, we keep it.', uploads: [], seen: 1 }
    await t.as(agent).call(messageDesk.reply, { id: threadId, ...answer })
    expect((await t.as(agent).call(messageDesk.read, { id: threadId })).waitingSince).toBeNull()
    expect((await read()).closedAt).not.toBeNull()
  })
})

describe('a closed case that is opened again', () => {
  test('lies with us under a new promise, on the desk, with its owner; the client is told in their words', async () => {
    // Tuesday 10:00 in Toronto: five working days of nine hours end on the next Tuesday at 10:00.
    t.setNow('2026-11-17T15:00:00Z')
    expect(await reopen()).toMatchObject({ result: 'reopened' })
    expect(await read()).toMatchObject({
      ...{ stage: 'submitted', turn: 'office', reason: 'awaitsReview', dueOn: '2026-11-24', closedAt: null },
      ...{ closing: null, owner: { id: agent.userId } },
      promise: { state: 'running', usedMinutes: 0, dueAt: '2026-11-24T15:00:00.000Z' },
      dates: { decidedOn: null },
    })
    const { rows } = await t.as(agent).call(cases.list, { view: 'mine' })
    expect(rows).toMatchObject([{ folio, due: { at: '2026-11-24T15:00:00.000Z', kind: 'promise' } }])
    await releaseMails(t)
    const mails = await t.mails({ to: mina.email })
    const mail = mails.find(({ content }) => content.subject.startsWith('Reopened'))
    expect(mailText(mail?.content)).toContain(sentence.en)
    const application = await t.as(mina).call(applications.read, { id })
    expect(application.timeline[0]).toMatchObject({ what: 'reopened', by: 'office', sentence })
    expect(JSON.stringify(application)).not.toContain('New bank letter')
  })

  test('keeps how it ended in its timeline, with why it was opened, once', async () => {
    await reopen()
    const { events } = await t.as(agent).call(cases.timeline, { folio })
    expect(events.filter(({ what }) => what === 'reopened')).toEqual([
      expect.objectContaining({
        about: {
          ...{ outcome: 'refused', closedAt: '2026-11-16T15:00:00.000Z', decidedOn: '2026-11-16' },
          ...{ grounds: 'funds', lesson: 'Show six months.' },
        },
        ...{ text: 'New bank letter', sentence },
      }),
    ])
    expect(events.filter(({ what, about }) => what === 'moved' && about.reason === 'refused')).toHaveLength(1)
    const judged = await t.db.row(sql`
      select refusal_grounds as grounds, lesson from cases where application_id = ${id}`)
    expect(judged).toEqual({ grounds: [], lesson: null })
    const lines = await t.db.rows(sql`
      select act, purpose from audit_entries where target = ${`application:${id}`} and act = 'case.reopen'`)
    expect(lines).toEqual([{ act: 'case.reopen', purpose: 'New bank letter' }])
  })

  test('is with whoever opened it when its owner has left the desk', async () => {
    const other = await t.signIn('case_review_agent')
    await t.db.execute(sql`update cases set owner_id = ${mina.userId} where application_id = ${id}`)
    const { version } = await t.as(other).call(cases.read, { folio })
    await t.as(other).call(cases.reopen, { folio, version, reason: 'Nobody else is here', sentence: null })
    expect((await read()).owner).toMatchObject({ id: other.userId })
  })

  test('is opened once: the second reads that it is open, and a stale one is refused', async () => {
    const { version } = await read()
    const late = { folio, version: version - 1, reason: 'Late', sentence: null }
    expect(await t.as(agent).refuse(cases.reopen, late)).toMatchObject({ status: 409, code: 'CONFLICT' })
    await reopen()
    expect(await ask({ folio, version, reason: 'Me, too', sentence: null })).toEqual({ result: 'alreadyOpen' })
  })

  test('stays closed while the client has another open application to the program, which is named', async () => {
    const { reference } = await sendApplication(t, mina)
    expect(await reopen()).toEqual({ result: 'anotherOpen', folio: reference, isCase: true })
    expect((await read()).closedAt).not.toBeNull()
  })

  test('needs a reason, and a sentence in both languages if in one', async () => {
    const { version } = await read()
    const given = { folio, version, reason: ' ', sentence: { en: 'We go on.', fa: '' } }
    expect((await t.as(agent).refuse(cases.reopen, given)).issues?.map(({ field }) => field)).toEqual([
      ...['reason', 'sentence.fa'],
    ])
  })
})

describe('a new case for the client of a closed one', () => {
  const begin = () => t.as(agent).call(cases.begin, { folio, program: 'ICT', sentence })

  test('is an application the client finds begun, is told of and sends; then it is a case', async () => {
    const begun = await begin()
    if (begun.result !== 'begun') throw new Error(begun.result)
    await releaseMails(t)
    const subjects = (await t.mails({ to: mina.email })).map(({ content }) => content.subject)
    expect(subjects).toContainEqual(expect.stringContaining('A new application for you'))
    const mine = await t.as(mina).call(applications.list, {})
    const application = mine.applications.find(({ reference }) => reference === begun.folio)
    expect(application).toMatchObject({ stage: 'preparing', turn: 'client', reason: 'gatherAndSend' })
    const { timeline } = await t.as(mina).call(applications.read, { id: application?.id ?? '' })
    expect(timeline).toMatchObject([{ what: 'started', by: 'office', sentence }])
    expect(await begin()).toEqual({ result: 'alreadyOpen', folio: begun.folio, isCase: false })

    await sendApplication(t, mina)
    expect(await t.as(agent).call(cases.read, { folio: begun.folio })).toMatchObject({ stage: 'submitted' })
    const { events: ours } = await t.as(agent).call(cases.timeline, { folio })
    expect(ours[0]).toMatchObject({ what: 'begun', about: { folio: begun.folio, program: 'ICT' } })
  })

  test('says which requirements are not met before it begins, and begins nothing', async () => {
    // Never worked, which the Federal Skilled Worker program asks of everybody.
    await tellProfile(t, mina, single30)
    const { version } = await t.as(mina).call(profile.read, {})
    await t.as(mina).call(profile.complete, { version })
    const wish = { folio, program: 'FSW', sentence: null } as const
    expect(await t.as(agent).call(cases.begin, wish)).toEqual({
      ...{ result: 'notMet', requirements: expect.arrayContaining(['fsw-work']) },
    })
    const { applications: mine } = await t.as(mina).call(applications.list, {})
    expect(mine).toHaveLength(1)
    expect(await t.as(agent).call(cases.begin, { ...wish, knowing: true })).toMatchObject({ result: 'begun' })
  })
})
