import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { type CaseMove, cases } from '@rahnama/contract/cases/cases.ts'
import { documents } from '@rahnama/contract/documents.ts'
import { notices } from '@rahnama/contract/notices.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { listAuditOf, listLooksAt } from '../audit/audit.ts'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication, tellProfile } from '../test/cases.ts'
import { releaseMails } from '../test/held-mails.ts'
import { mailText } from '../test/mail-text.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { watchPromises } from './cases.ts'

const t = useTestApp()

/** Monday 16 November 2026, 10:00 in Toronto. */
const MONDAY_TEN = '2026-11-16T15:00:00Z'

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

beforeEach(async () => {
  t.setNow(MONDAY_TEN)
  await t.db.execute(sql`delete from user_roles where role = 'case_review_agent'`)
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  await tellProfile(t, mina, {
    firstName: 'Mina',
    lastName: 'Karimi',
    persianName: 'مینا کریمی',
    phone: '+989121234567',
  })
  const sent = await sendApplication(t, mina)
  folio = sent.reference
  id = sent.id
})

const read = (by: SignedInAccount = agent) => t.as(by).call(cases.read, { folio })
const mine = () => t.as(mina).call(applications.read, { id })
const rowOfCase = async () =>
  (await t.as(agent).call(cases.list, { view: 'all', limit: 100 })).rows.find((row) => row.folio === folio)
const REVIEW: CaseMove = {
  ...{ stage: 'inReview', turn: 'office', reason: 'underReview' },
  ...{ dueOn: null, sentence: null, endTasks: [], sendsMail: true },
}
const move = async (change: Partial<CaseMove> = {}, by = agent) =>
  t.as(by).call(cases.move, { folio, version: (await read(by)).version, ...REVIEW, ...change })

describe('looking at a case', () => {
  test('is written down with who, when and what, and nobody can change what is written', async () => {
    await read()
    const [entry] = await listAuditOf(t.db, mina.userId, 1)
    expect(entry).toMatchObject({
      actorId: agent.userId,
      actorRole: 'case_review_agent',
      act: 'case.read',
      outcome: 'done',
    })
    await expect(t.db.execute(sql`delete from audit_entries`)).rejects.toThrow('only added to')
    await expect(t.db.execute(sql`update audit_entries set act = 'x'`)).rejects.toThrow('only added to')
  })

  test('is one line for each sitting, however often the open page reads it again', async () => {
    const looks = () => listLooksAt(t.db, mina.userId, 10)
    await Promise.all([read(), read(), t.as(agent).call(cases.answers, { folio })])
    t.setNow('2026-11-16T15:14:00Z')
    await read()
    // Somebody who only has it open is still at the same sitting.
    t.setNow('2026-11-16T15:28:00Z')
    await t.as(agent).call(cases.present, { folio, mode: 'looking' })
    t.setNow('2026-11-16T15:42:00Z')
    await t.as(agent).call(cases.timeline, { folio })
    const first = { actorId: agent.userId, actorRole: 'case_review_agent', at: new Date(MONDAY_TEN), purpose: 'owner' }
    const acts = ['case.read', 'case.readAnswers', 'case.readTimeline']
    expect(await looks()).toEqual([{ ...first, acts }])
    expect(await listAuditOf(t.db, mina.userId, 10)).toHaveLength(3)
    // After a quarter of an hour without a sign of them it is another look.
    t.setNow('2026-11-16T15:58:00Z')
    await read()
    const second = { ...first, at: new Date('2026-11-16T15:58:00Z'), acts: ['case.read'] }
    expect(await looks()).toEqual([second, { ...first, acts }])
    // And an admin has their own, with another reason.
    const admin = await t.signIn('admin')
    await read(admin)
    expect((await looks())[0]).toMatchObject({ actorId: admin.userId, purpose: 'oversight' })
    await t.as(agent).call(cases.leave, { folio })
  })

  test('at a document is one line for each sitting, and every change is a line of its own', async () => {
    const { id: versionId } = await givePassport(t, mina)
    for (const _ of [1, 2]) {
      await t.as(agent).call(cases.toVerify, { folio, versionId })
      await t.as(agent).call(cases.openFile, { folio, versionId })
      await t.as(agent).call(cases.addNote, { folio, id: randomUUID(), text: 'Looks fine.' })
    }
    const acts = (await listAuditOf(t.db, mina.userId, 10)).map(({ act }) => act)
    expect(acts.toSorted()).toEqual(['case.addNote', 'case.addNote', 'document.open', 'document.read'])
  })

  test('says what happened since I last did, and nothing of what I did myself', async () => {
    expect((await read()).sinceLastLook).toEqual({ at: null, parts: [] })
    t.setNow('2026-11-16T16:00:00Z')
    const colleague = await t.signIn('case_review_agent')
    await t.as(colleague).call(cases.addNote, { folio, id: randomUUID(), text: 'Called, no answer.' })
    await t.as(agent).call(cases.addNote, { folio, id: randomUUID(), text: 'I call tomorrow.' })
    expect((await read()).sinceLastLook).toEqual({
      at: '2026-11-16T15:00:00.000Z',
      parts: [{ what: 'notes', count: 1 }],
    })
  })

  test('finds it by its folio in any case and digits, without its dashes', async () => {
    const typed = folio
      .toLowerCase()
      .replaceAll('-', '')
      .replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    expect((await t.as(agent).call(cases.read, { folio: typed })).folio).toBe(folio)
  })
})

describe('owning a case', () => {
  test('two who claim it at once: one has it, the other is told who', async () => {
    await t.db.execute(sql`update cases set owner_id = null where application_id = ${id}`)
    const colleague = await t.signIn('case_review_agent')
    const answers = await Promise.all([agent, colleague].map((by) => t.as(by).call(cases.claim, { folio })))
    expect(answers.map(({ result }) => result).sort()).toEqual(['claimed', 'taken'])
    expect(new Set(answers.map(({ owner }) => owner?.id)).size).toBe(1)
  })

  test('what a colleague owns only they or an admin can give away', async () => {
    const colleague = await t.signIn('case_review_agent')
    const words = { reason: 'On leave from tomorrow', summary: 'Waits for the bank.' }
    const input = { folio, to: colleague.userId, ...words }
    expect(await t.as(colleague).refuse(cases.handOver, input)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await t.as(agent).call(cases.handOver, input)).owner?.id).toBe(colleague.userId)
    expect(await t.as(agent).refuse(cases.release, { folio, reason: 'Mine again' })).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const admin = await t.signIn('admin')
    expect((await t.as(admin).call(cases.release, { folio, reason: 'Rebalance' })).owner).toBeNull()
  })

  test('handing it over tells the client who it is now, by mail and in the portal', async () => {
    const colleague = await t.signIn('case_review_agent')
    await t.db.execute(sql`update users set full_name = 'Sara Sample' where id = ${colleague.userId}`)
    t.setNow('2026-11-16T15:10:00Z')
    await t.as(agent).call(cases.handOver, { folio, to: colleague.userId, reason: 'Leave', summary: 'All is here.' })
    await releaseMails(t)
    const [mail] = await t.mails({ to: mina.email })
    expect(mail?.content.subject).toContain('Sara Sample')
    expect(mailText(mail?.content)).not.toContain('All is here.')
    expect((await mine()).consultant).toEqual({ name: 'Sara Sample' })
  })
})

describe('moving a case', () => {
  test('keeps the promise, tells the client in their language and shows both sentences', async () => {
    const sentence = { en: 'We have begun.', fa: 'کار را شروع کردیم.' }
    t.setNow('2026-11-16T15:10:00Z')
    await move({ sentence })
    const application = await mine()
    expect(application).toMatchObject({ stage: 'inReview', timeline: [{ what: 'moved', sentence }, {}, {}] })
    expect((await read()).promise).toMatchObject({ state: 'kept', minutes: 2700 })
    await releaseMails(t)
    const [mail] = await t.mails({ to: mina.email })
    expect(mailText(mail?.content)).toContain('We have begun.')
  })

  test('without its mail is told in the bell and on the page alone', async () => {
    await releaseMails(t)
    const before = (await t.mails({ to: mina.email })).length
    await move({ sendsMail: false })
    await releaseMails(t)
    expect((await t.mails({ to: mina.email })).length).toBe(before)
    const bell = await t.as(mina).call(notices.list, {})
    expect(bell.notices[0]).toMatchObject({ kind: 'applicationMoved', about: { folio, reason: 'underReview' } })
    expect((await mine()).timeline[0]).toMatchObject({ what: 'moved', reason: 'underReview' })
  })

  test('over a version that somebody else has moved since is refused', async () => {
    const { version } = await read()
    await move()
    const stale = { folio, version, ...REVIEW, reason: 'formsPrepared' }
    expect(await t.as(agent).refuse(cases.move, stale)).toMatchObject({ code: 'CONFLICT' })
  })

  test('with a blank left in the sentence is refused at that sentence', async () => {
    const { version } = await read()
    const sentence = { en: 'Please come on {date}.', fa: 'لطفاً بیایید.' }
    expect(await t.as(agent).refuse(cases.move, { folio, version, ...REVIEW, sentence })).toMatchObject({
      issues: [{ field: 'sentence.en', fault: 'HAS_BLANKS' }],
    })
  })

  test('that the table does not allow names the stage', async () => {
    const { version } = await read()
    const decided = { ...REVIEW, stage: 'decided', turn: 'nobody', reason: 'approved' }
    expect(await t.as(agent).refuse(cases.move, { folio, version, ...decided })).toMatchObject({ field: 'stage' })
  })

  test('to a refusal demands its grounds and what we learnt, and keeps them', async () => {
    await move()
    await move({ stage: 'filed', turn: 'government', reason: 'awaitsDecision' })
    const refusal = { ...REVIEW, stage: 'decided', turn: 'nobody', reason: 'refused' } as const
    const { version } = await read()
    expect(await t.as(agent).refuse(cases.move, { folio, version, ...refusal })).toMatchObject({
      issues: [{ field: 'closing.grounds' }, { field: 'closing.lesson' }],
    })
    await move({ ...refusal, closing: { grounds: ['funds'], lesson: 'Show twelve months of statements.' } })
    expect((await read()).closing).toEqual({
      outcome: 'refused',
      grounds: ['funds'],
      lesson: 'Show twelve months of statements.',
    })
    expect((await t.as(agent).call(cases.list, { view: 'all' })).rows.map((row) => row.folio)).not.toContain(folio)
    expect(await t.as(agent).refuse(cases.move, { folio, version: 9, ...REVIEW })).toMatchObject({ code: 'GONE' })
  })

  test('to where it stands already writes no event and no mail', async () => {
    await move()
    const before = (await t.mails({ to: mina.email })).length
    await move()
    expect((await t.mails({ to: mina.email })).length).toBe(before)
    expect((await mine()).timeline.map(({ what }) => what)).toEqual(['moved', 'submitted', 'started'])
  })

  test('can be looked at before: the mail in the client’s language, and what else it does', async () => {
    await t.as(agent).call(cases.addTask, {
      ...{ folio, id: randomUUID(), what: 'Call the bank' },
      ...{ assigneeId: null, dueOn: null, anchor: null },
    })
    const preview = await t.as(agent).call(cases.preview, { folio, ...REVIEW })
    expect(preview).toMatchObject({
      isPromiseKept: true,
      openTasks: [{ what: 'Call the bank' }],
      mail: { language: 'en' },
    })
    expect(preview.mail.html).toContain(folio)
    expect((await mine()).stage).toBe('submitted')
  })
})

describe('the authority’s dates', () => {
  const DATES = {
    ...{ authorityNumber: 'E000123456', filedOn: '2026-11-16', biometricsBy: '2026-12-16', biometricsOn: null },
    ...{ medicalBy: null, medicalOn: null, decidedOn: null },
  }

  test('are shown to the client, make a task in time, are the deadline on the desk and found by their number', async () => {
    await t.as(agent).call(cases.setDates, { folio, version: (await read()).version, dates: DATES })
    expect((await mine()).dates).toEqual(DATES)
    const { tasks } = await t.as(agent).call(cases.tasks, { folio })
    expect(tasks).toMatchObject([{ rule: 'biometricsDue', dueOn: '2026-12-02', assignee: { id: agent.userId } }])
    const { hits } = await t.as(agent).call(cases.search, { text: 'e 000-123 456' })
    expect(hits).toMatchObject([{ folio, match: 'authorityNumber' }])
  })

  test('move the tasks that hang on them, and the first day stays readable', async () => {
    await t.as(agent).call(cases.setDates, { folio, version: (await read()).version, dates: DATES })
    const anchor = { on: 'biometricsBy', days: -7 } as const
    const task = { folio, id: randomUUID(), what: 'Remind', assigneeId: null, dueOn: null, anchor }
    await t.as(agent).call(cases.addTask, task)
    const dates = { ...DATES, biometricsBy: '2026-12-20' }
    await t.as(agent).call(cases.setDates, { folio, version: (await read()).version, dates })
    const { tasks } = await t.as(agent).call(cases.tasks, { folio })
    expect(tasks.find(({ what }) => what === 'Remind')).toMatchObject({ dueOn: '2026-12-13', firstDueOn: '2026-12-09' })
  })
})

describe('notes', () => {
  test('reach no client: not their application, not its mails', async () => {
    const secret = `note-${randomUUID()}`
    await t.as(agent).call(cases.addNote, { folio, id: randomUUID(), text: secret })
    expect(JSON.stringify(await mine())).not.toContain(secret)
    expect(JSON.stringify(await t.mails({ to: mina.email }))).not.toContain(secret)
    expect(await t.as(mina).refuse(cases.notes, { folio })).toMatchObject({ code: 'NOT_ALLOWED' })
  })

  test('tell a colleague who is named in one, once, and nobody who may not open the case', async () => {
    const kian = await t.signIn('case_review_agent')
    const note = { folio, id: randomUUID(), text: 'Kian, please look.', mention: kian.userId }
    await t.as(agent).call(cases.addNote, note)
    await t.as(agent).call(cases.addNote, note)
    const { notices: told } = await t.as(kian).call(notices.list, {})
    expect(told).toMatchObject([{ kind: 'mentionedOnCase', because: 'mention', isRead: false, about: { folio } }])
    const client = { ...note, id: randomUUID(), mention: mina.userId }
    expect(await t.as(agent).refuse(cases.addNote, client)).toMatchObject({ code: 'NOT_FOUND' })
    const { notes } = await t.as(agent).call(cases.notes, { folio })
    for (const { id } of notes) await t.as(agent).call(cases.removeNote, { folio, id })
  })

  test('are written once however often they are sent, and changed by their author alone', async () => {
    const note = { folio, id: randomUUID(), text: 'First call made.' }
    await t.as(agent).call(cases.addNote, note)
    const { notes } = await t.as(agent).call(cases.addNote, note)
    expect(notes).toHaveLength(1)
    const colleague = await t.signIn('case_review_agent')
    const edit = { ...note, text: 'Other words', version: 1 }
    expect(await t.as(colleague).refuse(cases.editNote, edit)).toMatchObject({ code: 'NOT_ALLOWED' })
    for (const taken of [note, { ...note, text: 'Same id' }]) {
      expect(await t.as(colleague).refuse(cases.addNote, taken)).toMatchObject({ code: 'CONFLICT' })
    }
    await t.as(agent).call(cases.removeNote, { folio, id: note.id })
    expect((await t.as(agent).call(cases.notes, { folio })).notes).toEqual([])
    expect((await t.as(agent).call(cases.putBackNote, { folio, id: note.id })).notes).toHaveLength(1)
  })
})

describe('what belongs to another case', () => {
  test('is not found under this one: note, task, question, document', async () => {
    const other = await t.signIn('student')
    const elsewhere = await sendApplication(t, other)
    const [note, task, question] = [randomUUID(), randomUUID(), randomUUID()]
    const there = { folio: elsewhere.reference }
    await t.as(agent).call(cases.addNote, { ...there, id: note, text: 'There' })
    const free = { assigneeId: null, dueOn: null, anchor: null }
    await t.as(agent).call(cases.addTask, { ...there, id: task, what: 'There', ...free })
    await t.as(agent).call(cases.ask, { ...there, id: question, form: null, path: null, text: 'There?' })
    const passport = await givePassport(t, other)
    const by = t.as(agent)
    const refusals = await Promise.all([
      by.refuse(cases.removeNote, { folio, id: note }),
      by.refuse(cases.finishTask, { folio, id: task, isDone: true }),
      by.refuse(cases.changeTask, { folio, id: task, version: 1, what: 'Here', ...free }),
      by.refuse(cases.snoozeTask, { folio, id: task, until: '2027-01-01', untilReply: false }),
      by.refuse(cases.withdrawQuestion, { folio, id: question }),
      by.refuse(cases.readAnswer, { folio, id: question }),
      by.refuse(cases.toVerify, { folio, versionId: passport.id }),
      by.refuse(cases.openFile, { folio, versionId: passport.id }),
      by.refuse(cases.accept, { folio, versionId: passport.id, checksum: 'x' }),
      by.refuse(cases.undoDecision, { folio, versionId: passport.id }),
    ])
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'NOT_FOUND'))
    const answer = { id, questionId: question, answer: 'Mine', changedAnswer: false }
    expect(await t.as(mina).refuse(applications.answer, answer)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await t.as(mina).refuse(applications.answer, { ...answer, id: elsewhere.id })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a question', () => {
  const ask = (text = 'Which month did the branch open?') => {
    const question = { folio, id: randomUUID(), form: 'profile', path: 'birthDate', text }
    return t
      .as(agent)
      .call(cases.ask, question)
      .then(() => question.id)
  }

  test('gives the client the turn; the answer brings it back, unread, with the clock going on', async () => {
    t.setNow('2026-11-16T17:00:00Z')
    const questionId = await ask()
    expect(await mine()).toMatchObject({ turn: 'client', reason: 'answerAsked', questions: [{ path: 'birthDate' }] })
    expect(mailText((await t.mails({ to: mina.email }))[0]?.content)).toContain('> Which month did the branch open?')
    t.setNow('2026-11-19T17:00:00Z')
    const answered = await t
      .as(mina)
      .call(applications.answer, { id, questionId, answer: 'In May.', changedAnswer: false })
    expect(answered).toMatchObject({ turn: 'office', stage: 'submitted', questions: [{ answer: 'In May.' }] })
    expect(await rowOfCase()).toMatchObject({ answersToRead: 1 })
    // Two of 45 hours were used before the client had the turn.
    expect((await read()).promise).toMatchObject({
      state: 'running',
      usedMinutes: 120,
      dueAt: '2026-11-26T15:00:00.000Z',
    })
    await t.as(agent).call(cases.readAnswer, { folio, id: questionId })
    expect(await rowOfCase()).toMatchObject({ answersToRead: 0 })
  })

  test('waits for all: with one of two answered it is still the client’s turn', async () => {
    const first = await ask('First?')
    await ask('Second?')
    await t.as(mina).call(applications.answer, { id, questionId: first, answer: 'Yes', changedAnswer: false })
    expect((await mine()).turn).toBe('client')
  })

  test('needs words or a corrected answer', async () => {
    const questionId = await ask()
    const empty = { id, questionId, answer: ' ', changedAnswer: false }
    expect(await t.as(mina).refuse(applications.answer, empty)).toMatchObject({ issues: [{ field: 'answer' }] })
    const done = await t.as(mina).call(applications.answer, { ...empty, changedAnswer: true })
    expect(done.questions).toMatchObject([{ changedAnswer: true, answer: null }])
  })
})

describe('verifying a document', () => {
  const shown = async (versionId: string) => t.as(agent).call(cases.toVerify, { folio, versionId })
  const state = async () =>
    (await t.as(mina).call(documents.mine, {})).documents.find(({ kind }) => kind === 'passport')?.state

  test('stands beside what the client said, and opening it is written down', async () => {
    const { id: versionId } = await givePassport(t, mina)
    const seen = await shown(versionId)
    expect(seen.proves).toEqual(expect.arrayContaining([{ form: 'profile', path: 'firstName', value: 'Mina' }]))
    expect((await listAuditOf(t.db, mina.userId, 1))[0]).toMatchObject({ act: 'document.read' })
  })

  test('accepting reaches the client after ten seconds, in which it can be undone', async () => {
    const { id: versionId } = await givePassport(t, mina)
    const { checksum } = await shown(versionId)
    await t.as(agent).call(cases.accept, { folio, versionId, checksum })
    expect(await state()).toBe('inReview')
    await t.as(agent).call(cases.undoDecision, { folio, versionId })
    t.setNow('2026-11-16T15:00:11Z')
    await t.runJobs()
    expect(await state()).toBe('inReview')
    await t.as(agent).call(cases.accept, { folio, versionId, checksum })
    t.setNow('2026-11-16T15:00:30Z')
    await t.runJobs()
    expect(await state()).toBe('accepted')
    expect(await t.as(agent).refuse(cases.undoDecision, { folio, versionId })).toMatchObject({ code: 'GONE' })
  })

  test('sending back gives one mail, the turn to the client, and keeps the remark inside', async () => {
    const { id: versionId } = await givePassport(t, mina)
    const { checksum } = await shown(versionId)
    const words = { reason: 'unreadable', sentence: 'Page two is dark.', remark: 'Looks like a photocopy.' } as const
    await t.as(agent).call(cases.sendBack, { folio, versionId, checksum, ...words })
    t.setNow('2026-11-16T15:00:20Z')
    await t.runJobs()
    expect(await state()).toBe('sentBack')
    t.setNow('2026-11-16T15:03:00Z')
    await t.runJobs()
    const mails = (await t.mails({ to: mina.email })).filter(({ content }) => content.subject.includes('documents'))
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).toContain('Page two is dark.')
    expect(JSON.stringify([mails, await mine(), await t.as(mina).call(documents.mine, {})])).not.toContain('photocopy')
    expect(await mine()).toMatchObject({ turn: 'client', reason: 'documentSentBack' })
  })

  test('on a file that was replaced meanwhile is refused with when the newer one came', async () => {
    const { id: versionId } = await givePassport(t, mina)
    const { checksum } = await shown(versionId)
    t.setNow('2026-11-16T15:30:00Z')
    const newer = await givePassport(t, mina, sampleFile('plain.docx'))
    expect(await t.as(agent).refuse(cases.accept, { folio, versionId, checksum })).toMatchObject({
      code: 'CONFLICT',
      params: { versionId: newer.id, uploadedAt: '2026-11-16T15:30:00.000Z' },
    })
  })

  test('not needed takes it off the client’s list, and back on', async () => {
    const input = { folio, kind: 'passport', subject: 'profile' } as const
    await t.as(agent).call(cases.notNeeded, { ...input, isNotNeeded: true })
    expect(await state()).toBe('notNeeded')
    await t.as(agent).call(cases.notNeeded, { ...input, isNotNeeded: false })
    expect(await state()).not.toBe('notNeeded')
  })
})

describe('search', () => {
  test.each([
    ['the name in Persian', 'مینا'],
    ['the family name with an Arabic ye', 'كريمي'],
    ['the name in Latin letters', 'mina kar'],
    ['the family name first', 'karimi mina'],
    ['the phone as dialled at home', '0912 123 4567'],
    ['the phone in Persian digits', '۰۹۱۲۱۲۳۴۵۶۷'],
    ['the phone from abroad', '0098 912 123 4567'],
    ['the last four digits of the phone', '4567'],
  ])('finds the case by %s', async (_, text) => {
    const { hits } = await t.as(agent).call(cases.search, { text, limit: 50 })
    expect(hits.map((hit) => hit.folio)).toContain(folio)
  })

  test('a name known only in Latin letters is found in Persian, below an exact one', async () => {
    const latin = await t.signIn('student')
    await tellProfile(t, latin, { firstName: 'Mohammad', lastName: 'Ghasemi' })
    const { reference } = await sendApplication(t, latin)
    const { hits } = await t.as(agent).call(cases.search, { text: 'محمد قاسمی' })
    expect(hits).toMatchObject([{ folio: reference, match: 'soundsLike' }])
  })

  test('what begins so stands with what has it within a word, where both have room', async () => {
    const sent = async (firstName: string) => {
      const person = await t.signIn('student')
      await tellProfile(t, person, { firstName, lastName: 'Ostadan' })
      return (await sendApplication(t, person)).reference
    }
    const [beginning, within] = [await sent('Pirouzbakht'), await sent('Shahpirouz')]
    const { hits } = await t.as(agent).call(cases.search, { text: 'pirouz' })
    expect(hits.map((hit) => hit.folio).toSorted()).toEqual([beginning, within].toSorted())
  })

  test('an address is found by what stands within it', async () => {
    await t.db.execute(sql`update users set email = 'm.karimi_77@example.com' where id = ${mina.userId}`)
    await tellProfile(t, mina, { lastName: 'Karimi' })
    const { hits } = await t.as(agent).call(cases.search, { text: 'rimi_77@ex' })
    expect(hits).toMatchObject([{ folio, match: 'email' }])
  })

  test('an exact folio comes first, also by its last four', async () => {
    expect((await t.as(agent).call(cases.search, { text: folio })).hits[0]).toMatchObject({ folio, match: 'folio' })
    const { hits } = await t.as(agent).call(cases.search, { text: folio.slice(-4) })
    expect(hits.map((hit) => hit.folio)).toContain(folio)
  })

  test('a name that was corrected is found by the new spelling and no longer by the old', async () => {
    await tellProfile(t, mina, { lastName: 'Zolfaghari' })
    const found = async (text: string) => (await t.as(agent).call(cases.search, { text })).hits.map((hit) => hit.folio)
    expect(await found('zolfag')).toContain(folio)
    expect(await found('mina karimi')).not.toContain(folio)
  })

  test('signs of patterns in the text are letters like any other', async () => {
    expect((await t.as(agent).call(cases.search, { text: '%' })).hits).toEqual([])
    expect((await t.as(agent).call(cases.search, { text: '___' })).hits).toEqual([])
  })
})

describe('who else is here', () => {
  test('two readers see each other while they renew, and no longer than 45 s after', async () => {
    const colleague = await t.signIn('case_review_agent')
    await t.as(agent).call(cases.present, { folio, mode: 'looking' })
    const { others } = await t.as(colleague).call(cases.present, { folio, mode: 'writing' })
    expect(others).toMatchObject([{ id: agent.userId, mode: 'looking' }])
    expect((await t.as(agent).call(cases.presentAll, {})).present).toMatchObject([{ folio, id: colleague.userId }])
    t.setNow('2026-11-16T15:00:46Z')
    expect((await t.as(colleague).call(cases.present, { folio, mode: 'looking' })).others).toEqual([])
  })

  test('the next row of a view is one that nobody else has open', async () => {
    const colleague = await t.signIn('case_review_agent')
    await t.db.execute(sql`delete from desk_items where id <> ${id}`)
    await t.as(colleague).call(cases.present, { folio, mode: 'looking' })
    expect((await t.as(agent).call(cases.next, { view: 'all' })).row).toBeNull()
    await t.as(colleague).call(cases.leave, { folio })
    expect((await t.as(agent).call(cases.next, { view: 'all' })).row).toMatchObject({ folio })
    expect((await t.as(agent).call(cases.next, { view: 'all', skipped: [id] })).row).toBeNull()
  })
})

describe('a promise that was not kept', () => {
  test('is a task for its owner, told once to owner and admins', async () => {
    const admin = await t.signIn('admin')
    t.setNow('2026-11-23T15:05:00Z')
    await watchPromises(t.deps)
    await watchPromises(t.deps)
    for (const { email } of [agent, admin]) {
      const told = (await t.mails({ to: email })).filter(({ content }) => content.subject.includes(folio))
      expect(told).toHaveLength(1)
    }
    const { tasks } = await t.as(agent).call(cases.myTasks, {})
    expect(tasks.filter((task) => task.folio === folio)).toMatchObject([{ rule: 'promiseBroken' }])
    expect((await read()).promise?.state).toBe('broken')
  })
})
