import { randomUUID } from 'node:crypto'
import { type ApplicationStanding, applications, type ClientSentence } from '@rahnama/contract/applications.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { releaseMails } from '../test/held-mails.ts'
import { mailText } from '../test/mail-text.ts'
import { useTestApp } from '../test/test.ts'
import { moveApplication, submitFromForm } from './applications.ts'

const t = useTestApp()

const client = () => t.signIn('student')
async function start(person: SignedInAccount, program: Program = 'ICT') {
  const answer = await t.as(person).call(applications.start, { program, knowing: true })
  if (!('application' in answer)) throw new Error(`${program} cannot be started`)
  return answer
}
const list = async (person: SignedInAccount) => (await t.as(person).call(applications.list, {})).applications
const read = (person: SignedInAccount, id: string) => t.as(person).call(applications.read, { id })
const withdraw = (person: SignedInAccount, id: string, reason?: string) =>
  t.as(person).call(applications.withdraw, { id, reason })
const reopen = (person: SignedInAccount, id: string) => t.as(person).call(applications.reopen, { id })
const events = (id: string) =>
  t.db.rows<{ what: string; side: string }>(
    sql`select what, side from application_events where application_id = ${id} order by place`,
  )

/** A sent application: the form of a program with one brings everything itself. */
async function sent(person: SignedInAccount) {
  const key = randomUUID()
  const { id } = await t.db.transaction((tx) =>
    submitFromForm(t.deps, tx, { userId: person.userId, program: 'ICT', idempotencyKey: key }),
  )
  return read(person, id)
}

type More = { dueOn?: string; sentence?: ClientSentence; version?: number }

async function move(id: string, standing: ApplicationStanding, more: More = {}) {
  const staff = await t.signIn('case_review_agent')
  const row = await t.db.row<{ version: number }>(sql`select version from applications where id = ${id}`)
  const { dueOn = null, sentence = null, version = row?.version ?? 0 } = more
  return t.db.transaction((tx) => moveApplication(t.deps, tx, staff, { id, version }, { standing, dueOn, sentence }))
}

const ASKED = { en: 'Which month did the branch open?', fa: 'شعبه در کدام ماه باز شد؟' }
const REVIEW: ApplicationStanding = { stage: 'inReview', turn: 'office', reason: 'underReview' }
const FILED: ApplicationStanding = { stage: 'filed', turn: 'government', reason: 'awaitsDecision' }

describe('starting', () => {
  test('gives a reference, the client the turn, and says so in the list', async () => {
    const me = await client()
    const { result, application } = await start(me, 'STUDY_CN')
    expect(result).toBe('started')
    expect(application).toMatchObject({
      program: 'STUDY_CN',
      reference: expect.stringMatching(/^A-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      stage: 'preparing',
      turn: 'client',
      reason: 'gatherAndSend',
      timeline: [{ what: 'started', by: 'client', stage: 'preparing' }],
      mayWithdraw: true,
    })
    expect((await list(me)).map(({ id }) => id)).toEqual([application.id])
  })

  test('twenty times at once opens one', async () => {
    const me = await client()
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(me)))
    expect(new Set(answers.map(({ application }) => application.id)).size).toBe(1)
    expect(answers.filter(({ result }) => result === 'started')).toHaveLength(1)
    expect(await list(me)).toHaveLength(1)
  })

  test('the Start-up Visa, closed since 2026, is prepared all the same', async () => {
    expect((await start(await client(), 'SUV')).result).toBe('started')
  })

  test('sponsoring a family is open although the intake for parents is paused', async () => {
    expect((await start(await client(), 'FAMILY')).result).toBe('started')
  })

  test('a program nobody offers points at the field', async () => {
    const me = await client()
    const refusal = await t.as(me).refuse(applications.start, { program: 'LOTTERY' })
    expect(refusal).toMatchObject({ issues: [{ field: 'program', fault: 'NOT_A_CHOICE' }] })
  })
})

describe('another client', () => {
  test('finds nothing: not in the list, not by its address, and cannot act on it', async () => {
    const [mine, theirs] = [await client(), await client()]
    const { application } = await start(theirs)
    expect(await list(mine)).toEqual([])
    const { id } = application
    const { read: reading, submit, withdraw: withdrawing, reopen: reopening } = applications
    for (const act of [reading, submit, withdrawing, reopening]) {
      const { code } = await t.as(mine).refuse(act, { id, ...(act === submit && { idempotencyKey: randomUUID() }) })
      expect([act.path, code]).toEqual([act.path, 'NOT_FOUND'])
    }
    expect(await events(application.id)).toEqual([{ what: 'started', side: 'client' }])
  })
})

describe('what a form sends', () => {
  test('is on our desk, to be read within five working days, with one mail to the client', async () => {
    t.setNow('2026-11-16T15:00:00Z')
    const me = await client()
    const application = await sent(me)
    // From Monday 10:00 five days of nine hours end the next Monday at 10:00.
    expect(application).toMatchObject({
      stage: 'submitted',
      turn: 'office',
      reason: 'awaitsReview',
      dueOn: '2026-11-23',
      submittedAt: '2026-11-16T15:00:00.000Z',
      obstacles: null,
    })
    const [mail, ...others] = await t.mails({ to: me.email })
    expect(others).toEqual([])
    expect(mail?.content).toMatchObject({
      language: 'en',
      subject: `We have your application: Intra-Company Transfer, ${application.reference}`,
      action: { url: expect.stringContaining(`/applications/${application.id}`) },
    })
    expect(mailText(mail?.content)).toContain('Expected by: Monday 23 November 2026')
  })

  test('takes the application under preparation and keeps its reference', async () => {
    const me = await client()
    const { application } = await start(me)
    expect((await sent(me)).reference).toBe(application.reference)
    expect(await events(application.id)).toEqual([
      { what: 'started', side: 'client' },
      { what: 'submitted', side: 'client' },
    ])
  })

  test('a second time finds the first on our desk and leaves it there', async () => {
    const me = await client()
    const first = await sent(me)
    const second = await t.db.transaction((tx) =>
      submitFromForm(t.deps, tx, { userId: me.userId, program: 'ICT', idempotencyKey: randomUUID() }),
    )
    expect(second).toEqual({ id: first.id, reference: first.reference, isNew: false })
    expect(await t.mails({ to: me.email })).toHaveLength(1)
  })

  test('is gone with everything else when the caller’s transaction fails', async () => {
    const me = await client()
    const failing = t.db.transaction(async (tx) => {
      await submitFromForm(t.deps, tx, { userId: me.userId, program: 'ICT', idempotencyKey: randomUUID() })
      throw new Error('killed between')
    })
    await expect(failing).rejects.toThrow('killed between')
    expect(await list(me)).toEqual([])
    expect(await t.mails({ to: me.email })).toEqual([])
  })
})

describe('the office', () => {
  test('moves it, and the client reads whose turn, why, by when and our words, also by mail', async () => {
    const me = await client()
    const { id } = await sent(me)
    const asked: ApplicationStanding = { stage: 'needsMore', turn: 'client', reason: 'answerAsked' }
    await move(id, asked, { dueOn: '2026-12-01', sentence: ASKED })
    const application = await read(me, id)
    expect(application).toMatchObject({ ...asked, dueOn: '2026-12-01' })
    expect(application.timeline[0]).toMatchObject({
      what: 'moved',
      by: 'office',
      sentence: ASKED,
    })
    const mail = (await t.mails({ to: me.email })).find(({ content }) => content.subject.startsWith('News'))
    const text = mailText(mail?.content)
    expect(text).toContain('The next step is yours. We have a question that only you can answer.')
    expect(text).toContain('Please act by: Tuesday 1 December 2026')
    expect(text).toContain(`Our note:\n> ${ASKED.en}`)
  })

  test('writes in Persian to a client who reads Persian', async () => {
    const me = await client()
    await t.db.execute(sql`update users set language = 'fa' where id = ${me.userId}`)
    const { id } = await sent(me)
    await move(id, REVIEW)
    await releaseMails(t)
    const mail = (await t.mails({ to: me.email })).find(({ content }) => content.subject.startsWith('خبری'))
    expect(mail?.content.subject).toMatch(/^خبری دربارهٔ درخواست شما: انتقال درون‌شرکتی/)
    expect(mail?.content.paragraphs).toContain('در حال رسیدگی به آن هستیم. در حال بررسی پاسخ‌ها و مدارک شما هستیم.')
  })

  test.each<[string, ApplicationStanding]>([
    ['filed before it was reviewed', FILED],
    ['decided before it was filed', { stage: 'decided', turn: 'nobody', reason: 'approved' }],
    ['back under preparation', { stage: 'preparing', turn: 'client', reason: 'gatherAndSend' }],
  ])('cannot say that it is %s', async (_, standing) => {
    const { id } = await sent(await client())
    await expect(move(id, standing)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'stage' })
  })

  test('cannot give a reason that does not belong to the turn', async () => {
    const { id } = await sent(await client())
    const wrong: ApplicationStanding = { stage: 'inReview', turn: 'office', reason: 'biometricsAsked' }
    await expect(async () => move(id, wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'reason' })
  })

  test('does not move what somebody else has moved meanwhile', async () => {
    const { id, version } = await sent(await client())
    await move(id, REVIEW)
    await expect(move(id, FILED, { version })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('leads it to a decision, after which nothing moves it', async () => {
    const me = await client()
    const { id } = await sent(me)
    await move(id, REVIEW)
    await move(id, FILED)
    await move(id, { stage: 'decided', turn: 'nobody', reason: 'approved' })
    const application = await read(me, id)
    expect(application).toMatchObject({ stage: 'decided', turn: 'nobody', reason: 'approved', mayWithdraw: false })
    expect(application.closedAt).not.toBeNull()
    await expect(move(id, REVIEW)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await start(me)).result).toBe('started')
  })
})

describe('withdrawing', () => {
  test('ends it, tells why, and writes a mail; a second time changes nothing', async () => {
    const me = await client()
    const { id } = await sent(me)
    expect((await withdraw(me, id, 'We stay where we are.')).result).toBe('withdrawn')
    const again = await withdraw(me, id)
    expect(again).toMatchObject({
      result: 'withdrawn',
      application: {
        stage: 'withdrawn',
        turn: 'nobody',
        timeline: [{ what: 'withdrawn', note: 'We stay where we are.' }, {}, {}],
      },
    })
    const subjects = (await t.mails({ to: me.email })).map(({ content }) => content.subject)
    expect(subjects.sort()).toEqual([
      `We have your application: Intra-Company Transfer, ${again.application.reference}`,
      `Withdrawn: Intra-Company Transfer, ${again.application.reference}`,
    ])
  })

  test('can be taken back for an hour, to where it stood', async () => {
    t.setNow('2026-11-16T15:00:00Z')
    const me = await client()
    const { id, dueOn } = await sent(me)
    await withdraw(me, id)
    t.setNow('2026-11-16T15:59:00Z')
    const { result, application } = await reopen(me, id)
    const { stage, turn } = application
    expect({ result, stage, turn, dueOn: application.dueOn }).toEqual({
      result: 'reopened',
      stage: 'submitted',
      turn: 'office',
      dueOn,
    })
  })

  test('cannot be taken back after an hour', async () => {
    t.setNow('2026-11-16T15:00:00Z')
    const me = await client()
    const { id } = await sent(me)
    await withdraw(me, id)
    t.setNow('2026-11-16T16:01:00Z')
    const { result, application } = await reopen(me, id)
    expect([result, application.stage, application.reopenableUntil]).toEqual(['tooLate', 'withdrawn', null])
  })

  test('cannot be taken back over another one to the same program', async () => {
    const me = await client()
    const { id } = await sent(me)
    await withdraw(me, id)
    await start(me)
    expect(await reopen(me, id)).toMatchObject({
      result: 'anotherOpen',
      application: { stage: 'withdrawn' },
    })
  })

  test('is ours to do once the authority has it', async () => {
    const me = await client()
    const { id } = await sent(me)
    await move(id, REVIEW)
    await move(id, FILED)
    expect(await withdraw(me, id)).toMatchObject({ result: 'withGovernment', application: { stage: 'filed' } })
  })
})

describe('the database', () => {
  test.each([
    ['without whose turn', sql`turn = null`],
    ['without why', sql`turn_reason = ''`],
    ['at a stage nobody knows', sql`stage = 'lost'`],
    ['on the client while it is on our desk', sql`turn = 'client'`],
    ['on nobody while it is open', sql`turn = 'nobody'`],
  ])('refuses an application %s', async (_, wrong) => {
    const { id } = await sent(await client())
    await expect(t.db.execute(sql`update applications set ${wrong} where id = ${id}`)).rejects.toThrow()
  })

  test('refuses to change or remove what happened', async () => {
    const { id } = await sent(await client())
    await expect(
      t.db.execute(sql`update application_events set note = 'otherwise' where application_id = ${id}`),
    ).rejects.toThrow(/only added to/)
    await expect(t.db.execute(sql`delete from application_events where application_id = ${id}`)).rejects.toThrow(
      /only added to/,
    )
  })

  test('lets everything go with its client', async () => {
    const me = await client()
    const { id } = await sent(me)
    await t.db.execute(sql`delete from users where id = ${me.userId}`)
    expect(await events(id)).toEqual([])
  })
})

test('the list asks the database as often for four applications as for one', async () => {
  const me = await client()
  const countQueries = async () => {
    const { pool } = t.db
    const asked = pool.query.bind(pool)
    let queries = 0
    pool.query = ((...query: Parameters<typeof asked>) => {
      queries += 1
      return asked(...query)
    }) as typeof pool.query
    const found = await list(me)
    pool.query = asked as typeof pool.query
    return { applications: found.length, queries }
  }
  await start(me, 'ICT')
  const one = await countQueries()
  for (const program of ['STUDY_CN', 'STUDY_CA', 'SUV'] as const) await start(me, program)
  expect(await countQueries()).toEqual({ applications: 4, queries: one.queries })
})

test('every change is heard live by its client alone', async () => {
  const me = await client()
  const { id } = await sent(me)
  await move(id, REVIEW)
  const heard = await t.db.rows(sql`
    select to_user as "toUser", to_role as "toRole" from signals
    where kind = 'application' and payload->>'applicationId' = ${id}`)
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ toUser: me.userId, toRole: null })))
})
