import { randomUUID } from 'node:crypto'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { mailText } from '../test/mail-text.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

/** Monday 16 November 2026, 10:00 in Toronto. */
const MONDAY_TEN = '2026-11-16T15:00:00Z'

const FORM = {
  name: 'نگار نمونه',
  email: 'Negar@Example.com',
  message: 'آیا بدون دانستن زبان چینی می‌توانم در چین درس بخوانم؟',
  language: 'fa',
  serviceType: 'studyInChina',
  country: 'IR',
  agreedTo: 1,
} as const

let person = 0
beforeEach(() => {
  t.setNow(MONDAY_TEN)
  person += 1
})

type Form = TypedInput<typeof enquiries.submit>

const form = (): Form => ({ ...FORM, email: `person${person}@example.com`, idempotencyKey: randomUUID() })
/** Each test writes from an address of its own, so one does not use up another's allowance. */
const place = (from = `192.0.2.${person}`) => ({ headers: { 'X-Forwarded-For': from } })

const submit = (change: Partial<Form> = {}, from?: string) =>
  t.call(enquiries.submit, { ...form(), ...change }, place(from))
const refuse = (change: Record<string, unknown>, from?: string) =>
  t.refuse(enquiries.submit, { ...form(), ...change }, place(from))
const count = async () => (await t.db.row<{ count: number }>(sql`select count(*) from enquiries`))?.count
const staff = () => t.as('case_review_agent')
const queue = (query: TypedInput<typeof enquiries.list> = { limit: 100 }) => staff().call(enquiries.list, query)
const read = (id: string) => staff().call(enquiries.read, { id })
const arrive = async (change: Partial<Form> = {}) => {
  const { reference } = await submit(change)
  const found = (await queue()).enquiries.find((each) => each.reference === reference)
  if (!found) throw new Error('The message is not in the queue')
  return found
}

describe('sending the contact form', () => {
  test('answers a reference and when the reply is due', async () => {
    expect(await submit()).toEqual({
      reference: expect.stringMatching(/^E-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      replyBy: '2026-11-17T15:00:00.000Z',
    })
  })

  test('tells the office in its language and thanks the sender in theirs, without repeating their words', async () => {
    const { reference } = await submit({ email: ' Negar@Example.com ' })
    const toOffice = (await t.mails({ to: 'office@rahnama.example' })).find(({ content }) =>
      content.subject.includes(reference),
    )
    expect(toOffice?.content).toMatchObject({
      language: 'en',
      subject: `New message from the contact form (${reference})`,
      quote: { text: FORM.message },
    })
    const [toSender] = await t.mails({ to: 'negar@example.com' })
    expect(toSender?.content.language).toBe('fa')
    expect(mailText(toOffice?.content)).toContain('Reply by: Tuesday 17 November 2026, 10:00')
    const text = mailText(toSender?.content)
    expect(text).toContain('۲۴ ساعت')
    expect(text).toContain('سه‌شنبه ۲۶ آبان ۱۴۰۵، ساعت ۱۰:۰۰')
    expect(text).toContain(reference)
    expect(text).not.toContain('چینی')
  })

  test('needs name, e-mail, message and a consent, and nothing else', async () => {
    const { email, idempotencyKey } = form()
    const bare = { name: 'Sam Sample', message: 'Hello', language: 'en', agreedTo: 1, email, idempotencyKey } as const
    expect(await t.call(enquiries.submit, bare, place())).toMatchObject({ replyBy: '2026-11-17T15:00:00.000Z' })
    expect(await refuse({ name: ' ', email: '', message: '' })).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [
        { field: 'name', fault: 'REQUIRED' },
        { field: 'email', fault: 'REQUIRED' },
        { field: 'message', fault: 'REQUIRED' },
      ],
    })
  })

  test.each([
    ['an address without a host', { email: 'negar' }, 'email', 'NOT_AN_EMAIL'],
    ['a message longer than 5000 characters', { message: 'x'.repeat(5001) }, 'message', 'TOO_LONG'],
    ['a message of more emoji than that', { message: '🍁'.repeat(5001) }, 'message', 'TOO_LONG'],
    ['a message whose letters bear endless marks', { message: `x${'\u0301'.repeat(40_001)}` }, 'message', 'TOO_LONG'],
    ['a service nobody offers', { serviceType: 'flights' }, 'serviceType', 'NOT_A_CHOICE'],
    ['an empty choice', { serviceType: '' }, 'serviceType', 'NOT_A_CHOICE'],
  ])('with %s points at the field', async (_, change, field, fault) => {
    expect(await refuse(change)).toMatchObject({ issues: [{ field, fault }] })
  })

  test('of 5000 characters arrives whole, however many half-spaces and emoji are among them', async () => {
    const message = 'می\u200cخو🍁'.repeat(1000)
    expect(message.length).toBe(7000)
    const { id } = await arrive({ message })
    expect(await read(id)).toMatchObject({ message })
  })

  test('fifty times at once with one key arrives once, with one mail to each side and one reference', async () => {
    const before = Number(await count())
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit({ idempotencyKey: key })))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(await count()).toBe(before + 1)
    expect(await t.mails({ to: `person${person}@example.com` })).toHaveLength(1)
  })

  test('with the key of another message is refused, so that no text is taken for one that arrived', async () => {
    const key = { idempotencyKey: randomUUID() }
    const before = Number(await count())
    await submit({ ...key, message: 'The first' })
    expect(await refuse({ ...key, message: 'The second' })).toMatchObject({ code: 'CONFLICT' })
    expect(await count()).toBe(before + 1)
  })

  test('keeps a number typed in Persian digits, or copied with hidden marks, so that it can be dialled', async () => {
    const { id } = await arrive({ phone: '\u202a+۹۸ ۹۱۲ ۰۰۰ ٠٠٠٠\u202c' })
    expect(await read(id)).toMatchObject({ phone: '+989120000000' })
  })

  test('with a number nobody can be reached at points at it, and is not kept', async () => {
    const before = Number(await count())
    for (const [phone, fault] of [
      ['0912 345 678', 'TOO_SHORT'],
      ['416 555 0199', 'NOT_A_PHONE'],
    ]) {
      expect(await refuse({ phone })).toMatchObject({ issues: [{ field: 'phone', fault }] })
    }
    expect(await count()).toBe(before)
  })

  test('shows its beginning in the queue without cutting a character in two', async () => {
    const { id } = await arrive({ message: `${'x'.repeat(159)}${'🍁'.repeat(500)}` })
    const shown = (await queue()).enquiries.find((each) => each.id === id)
    expect(shown).toMatchObject({ excerpt: `${'x'.repeat(159)}🍁…` })
  })

  test('by a machine that fills in the hidden field is answered alike and leaves no trace', async () => {
    const [before, mails] = [await count(), (await t.mails({ limit: 1000 })).length]
    expect(Object.keys(await submit({ subject: 'Cheap loans' }))).toEqual(['reference', 'replyBy'])
    expect(await count()).toBe(before)
    expect(await t.mails({ limit: 1000 })).toHaveLength(mails)
  })

  test('too often from one place is refused with the seconds to wait', async () => {
    const from = '198.51.100.7'
    for (let turn = 0; turn < 8; turn += 1) await submit({ email: `many${turn}@example.com` }, from)
    for (let turn = 8; turn < 10; turn += 1) {
      const refusal = await refuse({ email: `many${turn}@example.com` }, from)
      expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: '300' })
    }
  })

  test('too often with one address is refused, wherever it comes from', async () => {
    const email = 'one@example.com'
    for (let turn = 1; turn <= 4; turn += 1) await submit({ email }, `203.0.113.${turn}`)
    expect(await refuse({ email }, '203.0.113.5')).toMatchObject({ status: 429, retryAfter: '1800' })
  })

  test('is heard live by staff', async () => {
    const { id } = await arrive()
    const heard = await t.db.rows(
      sql`select to_role as role, kind from signals where payload->>'enquiryId' = ${id} order by to_role`,
    )
    expect(heard).toEqual([
      { role: 'admin', kind: 'enquiry' },
      { role: 'case_review_agent', kind: 'enquiry' },
    ])
  })
})

describe('the queue', () => {
  test('shows what is due first on top, page by page, and counts what is late', async () => {
    await t.db.execute(sql`delete from enquiries`)
    for (const at of ['2026-11-16T15:00:00Z', '2026-11-16T17:00:00Z', '2026-11-16T16:00:00Z']) {
      t.setNow(at)
      await submit({ email: `${randomUUID()}@example.com` }, `the place of ${at}`)
    }
    t.setNow('2026-11-17T15:30:00Z')
    const first = await queue({ limit: 2 })
    expect(first).toMatchObject({ hasMore: true, counts: { open: 3, overdue: 1 } })
    expect(first.enquiries.map(({ dueAt, isOverdue }) => [dueAt, isOverdue])).toEqual([
      ['2026-11-17T15:00:00.000Z', true],
      ['2026-11-17T16:00:00.000Z', false],
    ])
    const second = await queue({ limit: 2, after: first.enquiries[1]?.id })
    expect(second.enquiries.map(({ dueAt }) => dueAt)).toEqual(['2026-11-17T17:00:00.000Z'])
    expect(second.hasMore).toBe(false)
  })

  test('keeps apart what is mine and what is nobody’s', async () => {
    const agent = await t.signIn('case_review_agent')
    const { id, version } = await arrive()
    const taken = await t.as(agent).call(enquiries.assign, { id, assigneeId: agent.userId, version })
    expect(taken).toMatchObject({ assignee: { id: agent.userId, name: 'Robin Sample' } })
    const mine = await t.as(agent).call(enquiries.list, { assignee: 'me' })
    expect(mine.enquiries.map((each) => each.id)).toEqual([id])
    const free = await t.as(agent).call(enquiries.list, { assignee: 'nobody' })
    expect(free.enquiries.map((each) => each.id)).not.toContain(id)
    expect(await t.as(agent).refuse(enquiries.assign, { id, assigneeId: null, version })).toMatchObject({
      code: 'CONFLICT',
      params: { act: 'taken', by: 'Robin Sample', at: '2026-11-16T15:00:00.000Z' },
    })
    const released = await t.as(agent).call(enquiries.assign, { id, assigneeId: null, version: version + 1 })
    expect(released).toMatchObject({ assignee: null })
  })

  test('gives one of two who take the same message in one moment, and tells the other who was first', async () => {
    const [one, two] = [await t.signIn('case_review_agent'), await t.signIn('admin')]
    const { id, version } = await arrive()
    const take = (who: typeof one) => t.as(who).call(enquiries.assign, { id, assigneeId: who.userId, version })
    const both = await Promise.allSettled([take(one), take(two)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [first, second] = both[0].status === 'fulfilled' ? [one, two] : [two, one]
    const { assignee } = await read(id)
    expect(assignee?.id).toBe(first.userId)
    expect(await t.as(second).refuse(enquiries.assign, { id, assigneeId: second.userId, version })).toMatchObject({
      params: { act: 'taken', by: assignee?.name },
    })
  })

  test('keeps who did what, in order, by the version each act made', async () => {
    const [agent, admin] = [await t.signIn('case_review_agent'), await t.signIn('admin')]
    const { id } = await arrive()
    const as = t.as(agent)
    await as.call(enquiries.assign, { id, assigneeId: agent.userId, version: 1 })
    await as.call(enquiries.assign, { id, assigneeId: admin.userId, version: 2 })
    await as.call(enquiries.assign, { id, assigneeId: null, version: 3 })
    await as.call(enquiries.reply, { id, body: 'Yes.', version: 4, idempotencyKey: randomUUID() })
    const { events } = await as.call(enquiries.close, { id, version: 5 })
    expect(events.map(({ version, act: done, assignee }) => [version, done, assignee?.id ?? null])).toEqual([
      [2, 'taken', agent.userId],
      [3, 'assigned', admin.userId],
      [4, 'released', null],
      [5, 'replied', null],
      [6, 'closed', null],
    ])
    expect(events.map(({ actor }) => actor?.id)).toEqual(Array(5).fill(agent.userId))
  })

  test('is not given to somebody who cannot open it', async () => {
    const { id, version } = await arrive()
    const client = await t.signIn('student')
    expect(await staff().refuse(enquiries.assign, { id, assigneeId: client.userId, version })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'assigneeId',
    })
  })
})

describe('a reply', () => {
  type Reply = TypedInput<typeof enquiries.reply>
  const write = (id: string, version: number, change: Partial<Reply>): Reply => ({
    ...{ id, version, body: 'بله.\n\nرشته‌هایی به زبان انگلیسی هست.', idempotencyKey: randomUUID() },
    ...change,
  })
  const reply = (id: string, version: number, change: Partial<Reply> = {}) =>
    staff().call(enquiries.reply, write(id, version, change))
  const refused = (id: string, version: number, change: Partial<Reply> = {}) =>
    staff().refuse(enquiries.reply, write(id, version, change))

  test('reaches the sender in their language and stops the clock, measured in office hours', async () => {
    t.setNow('2026-11-20T22:30:00Z')
    const { id, version, email, reference, replyMinutes } = await arrive()
    expect(replyMinutes).toBe(0)
    t.setNow('2026-11-23T14:15:00Z')
    const answered = await reply(id, version)
    expect(answered).toMatchObject({
      state: 'answered',
      answeredAt: '2026-11-23T14:15:00.000Z',
      replyMinutes: 45,
      isOverdue: false,
      assignee: { name: 'Robin Sample' },
      replies: [{ authorName: 'Robin Sample', sentAt: '2026-11-23T14:15:00.000Z' }],
    })
    const [mail] = await t.mails({ to: email })
    expect(mail?.content.subject).toContain(reference)
    expect(mail?.content.paragraphs.slice(0, 2)).toEqual(['بله.', 'رشته‌هایی به زبان انگلیسی هست.'])
    expect(mail?.content.paragraphs.at(-1)).toContain('office@rahnama.example')
    t.setNow('2026-11-24T14:15:00Z')
    const again = await reply(id, answered.version)
    expect([again.replyMinutes, again.replies.length]).toEqual([45, 2])
  })

  test('sent twice by a retry leaves once', async () => {
    const { id, version, email } = await arrive()
    const key = { idempotencyKey: randomUUID() }
    const answers = await Promise.all([reply(id, version, key), reply(id, version, key), reply(id, version, key)])
    expect(answers.map(({ replies }) => replies.length)).toEqual([1, 1, 1])
    expect((await t.mails({ to: email })).filter(({ content }) => content.subject.startsWith('پاسخ'))).toHaveLength(1)
  })

  test('with the key of another reply is refused, so that no answer is thought sent', async () => {
    const [first, second] = [await arrive(), await arrive()]
    const key = { idempotencyKey: randomUUID() }
    const sent = await reply(first.id, first.version, key)
    expect(await refused(second.id, second.version, key)).toMatchObject({ code: 'CONFLICT' })
    expect(await refused(first.id, sent.version, { ...key, body: 'Something else' })).toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('by a colleague who has not seen the first one is refused', async () => {
    const { id, version } = await arrive()
    await reply(id, version)
    expect(await refused(id, version)).toMatchObject({ code: 'CONFLICT', params: { act: 'replied' } })
  })

  test('of two colleagues in one moment leaves once', async () => {
    const { id, version, email } = await arrive()
    const both = await Promise.allSettled([reply(id, version), reply(id, version)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await t.mails({ to: email })).filter(({ content }) => content.subject.startsWith('پاسخ'))).toHaveLength(1)
  })

  test('by somebody who has not seen that a colleague took the message is refused, and no mail leaves', async () => {
    const { id, version, email } = await arrive()
    const colleague = await t.signIn('admin')
    await t.as(colleague).call(enquiries.assign, { id, assigneeId: colleague.userId, version })
    const before = (await t.mails({ to: email })).length
    expect(await refused(id, version)).toMatchObject({ code: 'CONFLICT', params: { act: 'taken' } })
    expect(await t.mails({ to: email })).toHaveLength(before)
    await reply(id, version + 1)
    expect(await t.mails({ to: email })).toHaveLength(before + 1)
  })

  test('after the promised time counts as late', async () => {
    const { id, version } = await arrive()
    t.setNow('2026-11-17T15:01:00Z')
    expect(await reply(id, version)).toMatchObject({ isOverdue: true, replyMinutes: 541 })
  })
})

test('a message that needs no reply is closed and leaves the queue', async () => {
  const { id, version } = await arrive()
  expect(await staff().call(enquiries.close, { id, version })).toMatchObject({
    state: 'closed',
    closedAt: '2026-11-16T15:00:00.000Z',
  })
  expect((await queue()).enquiries.map((each) => each.id)).not.toContain(id)
  expect((await queue({ state: 'closed', limit: 100 })).enquiries.map((each) => each.id)).toContain(id)
})
