import { randomUUID } from 'node:crypto'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { mailChoices } from '@rahnama/contract/mail-choices.ts'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { COUNTED_VIEWS, type InboxView, messages } from '@rahnama/contract/messages.ts'
import { notices } from '@rahnama/contract/notices.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAuditOf } from '../audit/audit.ts'
import { sql } from '../db/db.ts'
import { mailDigests, releaseHeldMails } from '../notices/notices.ts'
import { openTestSession, type SignedInAccount } from '../test/accounts.ts'
import { sendApplication, tellProfile } from '../test/cases.ts'
import { mailText } from '../test/mail-text.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'

const t = useTestApp()

let mina: SignedInAccount
let omid: SignedInAccount
let sara: SignedInAccount

beforeAll(async () => {
  ;[mina, omid, sara] = [await t.signIn('student'), await t.signIn('student'), await t.signIn('case_review_agent')]
})

type About = Partial<{ subject: string; body: string; kind: 'general' | 'immigration'; uploads: string[] }>

async function begin(client: SignedInAccount, about: About = {}) {
  const input = {
    id: randomUUID(),
    messageId: randomUUID(),
    kind: 'general',
    subject: 'A question',
    body: 'Hello',
  } as const
  const { id } = await t.as(client).call(messages.begin, { ...input, ...about })
  return id
}

async function answer(id: string, body: string, who = sara) {
  const { newest } = await t.as(who).call(messageDesk.read, { id })
  return t.as(who).call(messageDesk.reply, { id, messageId: randomUUID(), body, seen: newest })
}

async function upload(who: SignedInAccount, name: string) {
  const { token } = await openTestSession(t.deps, who.userId)
  return sendFile(t, token, { purpose: 'message', name, content: sampleFile('plain.pdf') })
}

describe('a conversation', () => {
  test('is read by both sides, each message once and in order', async () => {
    const id = await begin(mina, { subject: 'تمکن مالی', body: 'سلام، چقدر پول لازم است؟', kind: 'immigration' })
    await answer(id, 'Hello Mina, about 15,000 dollars.')
    const mine = await t.as(mina).call(messages.read, { id })
    expect(mine).toMatchObject({ kind: 'immigration', subject: 'تمکن مالی', unread: 1, newest: 2 })
    expect(mine.messages.map(({ position, side, language, isMine }) => ({ position, side, language, isMine }))).toEqual(
      [
        { position: 1, side: 'client', language: 'fa', isMine: true },
        { position: 2, side: 'office', language: 'en', isMine: false },
      ],
    )
    const theirs = await t.as(sara).call(messageDesk.read, { id })
    expect(theirs.messages.map(({ isMine }) => isMine)).toEqual([false, true])
  })

  test('that ends with thanks raises no work: it does not wait, rings for nobody and is unread for nobody', async () => {
    const id = await begin(omid, { subject: 'All clear' })
    await answer(id, 'Yes, that is enough.')
    await t.as(sara).call(messageDesk.seen, { id, position: 2 })
    const before = await t.as(sara).call(messageDesk.counts, {})
    const rung = () => t.db.rows(sql`select from notices where user_id = ${sara.userId} and read_at is null`)
    const bells = (await rung()).length
    const thanks = { id, messageId: randomUUID(), body: 'Thanks, all clear.', asksNothing: true }
    await t.as(omid).call(messages.reply, thanks)
    await t.as(omid).call(messages.reply, thanks)
    expect((await t.as(sara).call(messageDesk.read, { id })).messages.map(({ body }) => body).at(-1)).toBe(thanks.body)
    expect(await t.as(sara).call(messageDesk.counts, {})).toEqual(before)
    expect(await rung()).toHaveLength(bells)
    const inUnread = await t.as(sara).call(messageDesk.list, { view: 'unread', limit: 100 })
    expect(inUnread.threads.map((row) => row.id)).not.toContain(id)
    expect(await t.as(sara).call(messageDesk.read, { id })).toMatchObject({ unread: 0, isUnread: false })
    expect((await t.as(omid).call(messages.read, { id })).replyBy).toBeNull()
    const row = () => t.db.row(sql`select waiting_since is not null as "isWaiting" from threads where id = ${id}`)
    expect(await row()).toEqual({ isWaiting: false })
    // Whoever asked something in between waits on.
    await t.as(omid).call(messages.reply, { id, messageId: randomUUID(), body: 'And by when?' })
    await t.as(omid).call(messages.reply, { ...thanks, messageId: randomUUID() })
    expect(await row()).toEqual({ isWaiting: true })
  })

  test('takes a message that is sent again once, and another text under its id not at all', async () => {
    const id = await begin(mina)
    const reply = { id, messageId: randomUUID(), body: 'One more thing' }
    const first = await t.as(mina).call(messages.reply, reply)
    const second = await t.as(mina).call(messages.reply, reply)
    expect(second).toEqual(first)
    expect((await t.as(mina).call(messages.read, { id })).messages).toHaveLength(2)
    const other = await t.as(mina).refuse(messages.reply, { ...reply, body: 'Another text' })
    expect(other).toMatchObject({ status: 409, code: 'CONFLICT' })
  })

  test('sent twice at the same moment arrives once', async () => {
    const id = await begin(mina)
    const reply = { id, messageId: randomUUID(), body: 'Twice' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => t.as(mina).call(messages.reply, reply)))
    expect(new Set(answers.map(({ message }) => message.position))).toEqual(new Set([2]))
    expect((await t.as(mina).call(messages.read, { id })).newest).toBe(2)
  })

  test('begun twice under the same ids begins once', async () => {
    const input = { id: randomUUID(), messageId: randomUUID(), kind: 'general', subject: 'Once', body: 'Only' } as const
    await Promise.all([t.as(mina).call(messages.begin, input), t.as(mina).call(messages.begin, input)])
    const { threads } = await t.as(mina).call(messages.list, { text: 'Once' })
    expect(threads.map(({ subject }) => subject)).toEqual(['Once'])
  })

  test('keeps its order when both sides write at once', async () => {
    const id = await begin(mina)
    const write = (body: string) => t.as(mina).call(messages.reply, { id, messageId: randomUUID(), body })
    const note = () => t.as(sara).call(messageDesk.addNote, { id, noteId: randomUUID(), text: 'A note' })
    await Promise.all([write('a'), note(), write('b'), note(), write('c'), write('d')])
    const thread = await t.as(mina).call(messages.read, { id })
    expect(thread.messages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  })

  test('comes in pages, and every message stands on one of them', async () => {
    const id = await begin(omid)
    await t.db.execute(sql`
      insert into messages (id, thread_id, position, side, author_id, body, language, sent_at, words)
      select gen_random_uuid(), ${id}, position, 'client', ${omid.userId}, position::text, 'en', now(), ''::tsvector
      from generate_series(2, 120) as position`)
    await t.db.execute(sql`update threads set newest = 120 where id = ${id}`)
    const seen: number[] = []
    for (let before: number | undefined, hasOlder = true; hasOlder; ) {
      const page = await t.as(omid).call(messages.read, { id, ...(before && { before }) })
      seen.unshift(...page.messages.map(({ position }) => position))
      ;({ hasOlder } = page)
      before = seen[0]
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
  })

  test('an empty message points at its body, and a file alone is a message', async () => {
    const id = await begin(mina)
    const empty = { messageId: randomUUID(), body: '   ' }
    const refused = await t.as(mina).refuse(messages.reply, { id, ...empty })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'body', fault: 'REQUIRED' }] })
    const { id: file } = await upload(mina, 'bank letter.pdf')
    const { message } = await t.as(mina).call(messages.reply, { id, ...empty, uploads: [file] })
    expect(message.files).toMatchObject([{ name: 'bank letter.pdf', contentType: 'application/pdf' }])
  })
})

describe('what is read', () => {
  test('is one number, until it is read, marked unread or answered', async () => {
    const client = await t.signIn('student')
    const unread = async () => (await t.as(client).call(messages.counts, {})).unread
    const id = await begin(client)
    expect(await unread()).toBe(0)
    await answer(id, 'First')
    await answer(id, 'Second')
    expect(await unread()).toBe(1)
    expect((await t.as(client).call(messages.list, { tab: 'unread' })).threads).toMatchObject([{ id, unread: 2 }])
    expect(await t.as(client).call(messages.seen, { id, position: 3 })).toEqual({ unread: 0 })
    expect(await t.as(client).call(messages.markUnread, { id })).toEqual({ unread: 1 })
    await t.as(client).call(messages.reply, { id, messageId: randomUUID(), body: 'Thank you' })
    expect(await unread()).toBe(0)
  })

  test('is told to the other side, and marking it unread does not take that back', async () => {
    const id = await begin(mina)
    expect((await t.as(mina).call(messages.read, { id })).readByOffice).toBe(0)
    await t.as(sara).call(messageDesk.seen, { id, position: 1 })
    expect((await t.as(mina).call(messages.read, { id })).readByOffice).toBe(1)
    await t.as(sara).call(messageDesk.markUnread, { id })
    expect((await t.as(mina).call(messages.read, { id })).readByOffice).toBe(1)
    await answer(id, 'An answer')
    expect((await t.as(sara).call(messageDesk.read, { id })).readByClient).toBe(1)
    await t.as(mina).call(messages.seen, { id, position: 99 })
    expect((await t.as(sara).call(messageDesk.read, { id })).readByClient).toBe(2)
  })

  test('is heard by who listens and kept nowhere: looks are many and soon over', async () => {
    const id = await begin(mina)
    await answer(id, 'An answer')
    const kept = () => t.db.row(sql`select count(*) as signals, max(position) as last from signals`)
    const before = await kept()
    await t.as(mina).call(messages.seen, { id, position: 2 })
    await t.as(sara).call(messageDesk.seen, { id, position: 2 })
    await t.as(mina).call(messages.markUnread, { id })
    expect(await kept()).toEqual(before)
  })

  test('stands on the message with what became of the mail about it', async () => {
    const client = await t.signIn('student')
    const id = await begin(client)
    await answer(id, 'Please send your passport')
    const mail = async () => (await t.as(sara).call(messageDesk.read, { id })).mail
    expect(await mail()).toMatchObject({ state: 'held', tellsUntil: null })
    t.setNow(new Date(t.deps.now().getTime() + 10 * 60_000))
    await releaseHeldMails(t.deps)
    expect(await mail()).toMatchObject({ state: 'kept', tellsUntil: t.deps.now().toISOString() })
    await t.db.execute(sql`
      update mails set state = 'failed' where id in (select mail_id from notices where user_id = ${client.userId})`)
    expect(await mail()).toMatchObject({ state: 'failed' })
    await t.as(client).call(messages.seen, { id, position: 2 })
    expect(await mail()).toBeNull()
  })

  test('is each person’s own, and so is what is important', async () => {
    const reza = await t.signIn('case_review_agent')
    const id = await begin(mina, { subject: 'Mine to mark' })
    await t.as(sara).call(messageDesk.seen, { id, position: 1 })
    await t.as(sara).call(messageDesk.markImportant, { id, isImportant: true })
    expect(await t.as(sara).call(messageDesk.read, { id })).toMatchObject({ unread: 0, isImportant: true })
    expect(await t.as(reza).call(messageDesk.read, { id })).toMatchObject({ unread: 1, isImportant: false })
    expect((await t.as(mina).call(messages.list, { tab: 'important' })).threads).toEqual([])
    await t.as(mina).call(messages.markImportant, { id, isImportant: true })
    expect((await t.as(mina).call(messages.list, { tab: 'important' })).threads).toMatchObject([{ id }])
  })
})

describe('a list', () => {
  test('comes in pages that follow each other, the latest first', async () => {
    const client = await t.signIn('student')
    for (let minute = 0; minute < 7; minute += 1) {
      t.setNow(`2026-11-15T12:0${minute}:00Z`)
      await begin(client, { subject: `Subject ${minute}` })
    }
    const found: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await t.as(client).call(messages.list, { limit: 3, ...(after && { after }) })
      found.push(...page.threads.map(({ subject }) => subject))
      after = page.next
    }
    expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((minute) => `Subject ${minute}`))
    const wrong = await t.as(client).refuse(messages.list, { after: 'nonsense' })
    expect(wrong).toMatchObject({ issues: [{ field: 'after', fault: 'INVALID' }] })
  })

  test('has a tab for each kind', async () => {
    const client = await t.signIn('student')
    await begin(client, { kind: 'general', subject: 'Fees' })
    await begin(client, { kind: 'immigration', subject: 'Visa' })
    const subjects = async (tab: 'general' | 'immigration' | 'all') =>
      (await t.as(client).call(messages.list, { tab })).threads.map(({ subject }) => subject).sort()
    expect(await subjects('general')).toEqual(['Fees'])
    expect(await subjects('immigration')).toEqual(['Visa'])
    expect(await subjects('all')).toEqual(['Fees', 'Visa'])
  })
})

describe('a search', () => {
  const found = async (who: SignedInAccount, text: string) =>
    (await t.as(who).call(messages.list, { text })).threads.map(({ subject }) => subject)
  const foundByStaff = async (text: string) =>
    (await t.as(sara).call(messageDesk.list, { text })).threads.map(({ subject }) => subject)
  let client: SignedInAccount

  beforeAll(async () => {
    client = await t.signIn('student')
    const { id: file } = await upload(client, 'قرارداد اجاره.pdf')
    await begin(client, { subject: 'سؤال دربارهٔ زبان', body: 'مدرک زبانم را می‌خواهم دوباره بفرستم.' })
    await begin(client, { subject: 'Lease', body: 'See the file', uploads: [file] })
    await tellProfile(t, client, { firstName: 'Golnaz', lastName: 'Tehrani', persianName: 'گلناز تهرانی' })
    await begin(client, { subject: 'Third', body: 'Numbers: ۱۲۳۴' })
  })

  test.each([
    ['می‌خواهم', 'with its half-space'],
    ['میخواهم', 'without it'],
    ['می خواهم', 'with a space in its place'],
    ['مدرك زبانم', 'with an Arabic kaf'],
    ['سوال', 'without the hamza, in the subject'],
    ['زبا', 'as far as it is typed'],
  ])('finds %s %s', async (text) => {
    expect(await found(client, text)).toEqual(['سؤال دربارهٔ زبان'])
    expect(await foundByStaff(text)).toEqual(['سؤال دربارهٔ زبان'])
  })

  test('finds the name of a file and digits of any script', async () => {
    expect(await found(client, 'اجاره')).toEqual(['Lease'])
    expect(await foundByStaff('قرارداد اجاره')).toEqual(['Lease'])
    expect(await found(client, '1234')).toEqual(['Third'])
  })

  test('finds nothing of anybody else for a client, and nothing for signs alone', async () => {
    expect(await found(omid, 'زبانم')).toEqual([])
    expect(await found(client, '!?')).toEqual([])
    expect(await foundByStaff("' | : & !")).toEqual([])
  })

  test('finds a client by name in either script for staff', async () => {
    expect(await foundByStaff('گلناز')).toContain('Lease')
    expect(await foundByStaff('golnaz')).toContain('Third')
  })
})

describe('the office’s inbox', () => {
  const rows = async (view: InboxView, who = sara) =>
    (await t.as(who).call(messageDesk.list, { view, limit: 100 })).threads
  const has = async (view: Parameters<typeof rows>[0], id: string) => (await rows(view)).some((row) => row.id === id)

  test('shows who waits longest first, until they are answered or need no answer', async () => {
    t.setNow('2026-11-16T15:00:00Z')
    const first = await begin(mina, { subject: 'Waits longer' })
    t.setNow('2026-11-16T16:00:00Z')
    const second = await begin(omid, { subject: 'Waits less' })
    const order = (await rows('waiting')).map(({ id }) => id)
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second))
    // Monday 10:00 in Toronto: nine office hours end on Tuesday at 10:00.
    expect((await rows('waiting')).find(({ id }) => id === first)?.replyBy).toBe('2026-11-17T15:00:00.000Z')
    await answer(first, 'Here you are')
    await t.as(sara).call(messageDesk.settle, { id: second })
    expect([await has('waiting', first), await has('waiting', second)]).toEqual([false, false])
    expect(await has('all', first)).toBe(true)
  })

  test('puts a conversation away until its time, or until the client writes', async () => {
    t.setNow('2026-11-16T17:00:00Z')
    const timed = await begin(mina)
    const untilReply = await begin(omid)
    const reason = 'Waiting for the bank'
    await t.as(sara).call(messageDesk.snooze, { id: timed, snooze: { until: '2026-11-17T14:00:00.000Z', reason } })
    await t.as(sara).call(messageDesk.snooze, { id: untilReply, snooze: { until: null, reason } })
    expect((await rows('snoozed')).filter(({ id }) => [timed, untilReply].includes(id))).toMatchObject([
      { id: timed, snooze: { until: '2026-11-17T14:00:00.000Z', reason } },
      { id: untilReply, snooze: { until: null, reason } },
    ])
    expect(await has('waiting', timed)).toBe(false)
    await t.as(omid).call(messages.reply, { id: untilReply, messageId: randomUUID(), body: 'Here I am' })
    expect(await has('waiting', untilReply)).toBe(true)
    const { wakeThreads } = await import('./messages.ts')
    await wakeThreads(t.deps)
    expect(await has('snoozed', timed)).toBe(true)
    t.setNow('2026-11-17T14:00:00Z')
    await wakeThreads(t.deps)
    expect([await has('snoozed', timed), await has('waiting', timed)]).toEqual([false, true])
    expect(await t.db.row(sql`select snooze_reason as reason from threads where id = ${timed}`)).toEqual({
      reason: null,
    })
  })

  test('lists what I have not read or marked so, whoever else has read it, and what I marked important', async () => {
    const reza = await t.signIn('case_review_agent')
    const id = await begin(mina, { subject: 'Read by one of us' })
    const listed = async (view: InboxView, who: SignedInAccount) => (await rows(view, who)).some((row) => row.id === id)
    const unread = async () => [await listed('unread', sara), await listed('unread', reza)]
    expect(await unread()).toEqual([true, true])
    const { unread: before } = await t.as(sara).call(messageDesk.counts, {})
    await t.as(sara).call(messageDesk.seen, { id, position: 1 })
    expect(await unread()).toEqual([false, true])
    expect((await t.as(sara).call(messageDesk.counts, {})).unread).toBe(before - 1)
    // Whoever answers has read what stands above; what the client writes then is new to both.
    await answer(id, 'We look into it', reza)
    expect(await unread()).toEqual([false, false])
    await t.as(mina).call(messages.reply, { id, messageId: randomUUID(), body: 'Thank you' })
    expect(await unread()).toEqual([true, true])
    await t.as(sara).call(messageDesk.seen, { id, position: 3 })
    await t.as(sara).call(messageDesk.markUnread, { id })
    expect(await unread()).toEqual([true, true])
    await t.as(reza).call(messageDesk.markImportant, { id, isImportant: true })
    expect([await listed('important', sara), await listed('important', reza)]).toEqual([false, true])
    expect(await t.as(reza).call(messageDesk.counts, {})).toMatchObject({ important: 1 })
    // The client's own marks are neither.
    await t.as(mina).call(messages.markImportant, { id, isImportant: true })
    expect(await listed('important', sara)).toBe(false)
  })

  test('has a view for each kind', async () => {
    const general = await begin(mina, { kind: 'general' })
    const immigration = await begin(mina, { kind: 'immigration' })
    const among = async (view: InboxView) =>
      (await rows(view)).map(({ id }) => id).filter((id) => [general, immigration].includes(id))
    expect(await among('general')).toEqual([general])
    expect(await among('immigration')).toEqual([immigration])
  })

  test('pages through what is unread, the latest first and each once', async () => {
    const unread = (await rows('unread')).map(({ id }) => id)
    expect(unread.length).toBeGreaterThan(2)
    const found: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await t.as(sara).call(messageDesk.list, { view: 'unread', limit: 2, ...(after && { after }) })
      found.push(...page.threads.map(({ id }) => id))
      after = page.next
    }
    expect(found).toEqual(unread)
  })

  test('counts by the list’s own conditions', async () => {
    const counts = await t.as(sara).call(messageDesk.counts, {})
    for (const view of COUNTED_VIEWS) expect((await rows(view)).length, view).toBe(counts[view])
  })

  test('counting stops at a hundred on either side, however many there are', async () => {
    const client = await t.signIn('student')
    await t.db.execute(sql`
      insert into threads (id, client_id, kind, subject, begun_at, last_at, newest, newest_of_office, waiting_since)
      select gen_random_uuid(), ${client.userId}, 'general', 'One of many', now(), now(), 1, 1, now()
      from generate_series(1, 120)`)
    expect(await t.as(client).call(messages.counts, {})).toEqual({ unread: 100 })
    expect(await t.as(sara).call(messageDesk.counts, {})).toMatchObject({ waiting: 100, all: 100 })
    await t.db.execute(sql`delete from threads where client_id = ${client.userId}`)
  })

  test('an answer is stopped once something came after what its writer saw', async () => {
    const id = await begin(mina)
    await t.as(mina).call(messages.reply, { id, messageId: randomUUID(), body: 'And another thing' })
    const late = { messageId: randomUUID(), body: 'Answer to the first', seen: 1 }
    const stopped = await t.as(sara).refuse(messageDesk.reply, { id, ...late })
    expect(stopped).toMatchObject({ status: 409, code: 'CONFLICT', params: { newest: 2 } })
    const { message } = await t.as(sara).call(messageDesk.reply, { id, ...late, seen: 2 })
    expect(message.position).toBe(3)
    // Sent again after it arrived it is not stale, however much came since.
    await t.as(mina).call(messages.reply, { id, messageId: randomUUID(), body: 'Thanks' })
    expect((await t.as(sara).call(messageDesk.reply, { id, ...late, seen: 2 })).message).toEqual(message)
  })

  test('a blank in a reply refuses to be sent, and braces that do not close cannot be saved', async () => {
    const id = await begin(mina)
    const { saveCannedReply } = messageDesk
    const blank = { id, messageId: randomUUID(), body: 'Dear {name}', seen: 1 }
    const refused = await t.as(sara).refuse(messageDesk.reply, blank)
    expect(refused).toMatchObject({ issues: [{ field: 'body', fault: 'HAS_BLANKS' }] })
    const named = { id: randomUUID(), name: { en: 'Thanks', fa: 'سپاس' }, version: 0 }
    const broken = { ...named, body: { en: 'Dear {name', fa: '{نام} گرامی' } }
    expect(await t.as(sara).refuse(saveCannedReply, broken)).toMatchObject({
      issues: [{ field: 'body.en', fault: 'INVALID' }],
    })
    const whole = { ...named, body: { en: 'Dear {name}', fa: '{نام} گرامی' } }
    expect(await t.as(sara).call(saveCannedReply, whole)).toMatchObject({ replies: [{ ...whole, version: 1 }] })
    expect(await t.as(sara).refuse(saveCannedReply, whole)).toMatchObject({ status: 409 })
    const second = { ...whole, name: { en: 'Thank you', fa: 'سپاسگزاریم' }, version: 1 }
    const changed = { replies: [{ ...second, version: 2 }] }
    expect(await t.as(sara).call(saveCannedReply, second)).toMatchObject(changed)
    // A colleague who had read the first version overwrites nothing.
    expect(await t.as(sara).refuse(saveCannedReply, { ...whole, version: 1 })).toMatchObject({ status: 409 })
    expect(await t.as(sara).call(messageDesk.cannedReplies, {})).toMatchObject(changed)
    expect(await t.as(sara).call(messageDesk.removeCannedReply, { id: named.id })).toEqual({ replies: [] })
  })

  test('a hand-over is told to the client in the conversation, by the new consultant’s name', async () => {
    const reza = await t.signIn('case_review_agent')
    await t.db.execute(sql`update users set full_name = 'Reza Sample' where id = ${reza.userId}`)
    const id = await begin(mina)
    await t.as(sara).call(messageDesk.handOver, { id, to: reza.userId })
    const { messages: read, consultant } = await t.as(mina).call(messages.read, { id })
    expect(consultant).toBe('Reza Sample')
    expect(read.at(-1)).toMatchObject({ what: 'handedOver', about: 'Reza Sample', side: 'office', body: '' })
    expect((await rows('mine', reza)).map((row) => row.id)).toEqual([id])
    const toClient = await t.as(sara).refuse(messageDesk.handOver, { id, to: omid.userId })
    expect(toClient).toMatchObject({ status: 404 })
  })
})

describe('notes', () => {
  test('are seen by the team, and no search finds a conversation by them', async () => {
    const id = await begin(mina, { subject: 'Plain subject' })
    await t.as(sara).call(messageDesk.addNote, { id, noteId: randomUUID(), text: 'Careful: zirzamin' })
    expect((await t.as(sara).call(messageDesk.read, { id })).notes).toMatchObject([
      { text: 'Careful: zirzamin', position: 1 },
    ])
    expect((await t.as(mina).call(messages.list, { text: 'zirzamin' })).threads).toEqual([])
    expect((await t.as(sara).call(messageDesk.list, { text: 'zirzamin' })).threads).toEqual([])
    expect(await t.as(mina).refuse(messageDesk.read, { id })).toMatchObject({ status: 403 })
  })

  test('written twice under one id stand there once', async () => {
    const id = await begin(mina)
    const note = { id, noteId: randomUUID(), text: 'Once' }
    await Promise.all([t.as(sara).call(messageDesk.addNote, note), t.as(sara).call(messageDesk.addNote, note)])
    expect((await t.as(sara).call(messageDesk.read, { id })).notes).toHaveLength(1)
  })
})

describe('a search that would last', () => {
  test('is given up on either side and says so, and the next one is answered', async () => {
    const id = await begin(mina, { body: 'Something about parchment' })
    const search = { text: 'parchment' }
    await t.db.transaction(async (tx) => {
      // Whoever asks has to wait for this to end, however fast the machine is.
      await tx.execute(sql`lock table messages in access exclusive mode`)
      expect(await t.as(sara).refuse(messageDesk.list, search)).toMatchObject({ code: 'UNAVAILABLE' })
      expect(await t.as(mina).refuse(messages.list, search)).toMatchObject({ code: 'UNAVAILABLE' })
    })
    expect((await t.as(sara).call(messageDesk.list, search)).threads).toMatchObject([{ id }])
    expect((await t.as(mina).call(messages.list, search)).threads).toMatchObject([{ id }])
  })
})

describe('a mention', () => {
  test('is told to a colleague who wants no news, by mail too, and stays in the bell though the case closes', async () => {
    const kian = await t.signIn('case_review_agent')
    const paces = { deskWork: 'never', messages: 'never' } as const
    const choices = await t.as(kian).call(mailChoices.read, {})
    await t.as(kian).call(mailChoices.update, { ...choices, paces: { ...choices.paces, ...paces } })
    const client = await t.signIn('student')
    const { id: applicationId, reference: folio } = await sendApplication(t, client)
    const id = randomUUID()
    const first = { id, messageId: randomUUID(), kind: 'immigration', subject: 'My visa', body: 'Hello' } as const
    await t.as(client).call(messages.begin, { ...first, applicationId })
    const note = { id, noteId: randomUUID(), text: 'Kian, please look.', mention: kian.userId }
    await t.as(sara).call(messageDesk.addNote, note)
    await t.as(sara).call(messageDesk.addNote, note)
    await t.as(sara).call(messageDesk.settle, { id })
    const closing = { grounds: ['funds' as const], lesson: 'Show six months.' }
    for (const step of [
      { stage: 'inReview', turn: 'office', reason: 'underReview' } as const,
      { stage: 'filed', turn: 'government', reason: 'awaitsDecision' } as const,
      { ...({ stage: 'decided', turn: 'nobody', reason: 'refused' } as const), closing },
    ]) {
      const { version } = await t.as(sara).call(cases.read, { folio })
      await t.as(sara).call(cases.move, { folio, version, dueOn: null, sentence: null, endTasks: [], ...step })
    }
    expect((await t.as(sara).call(cases.read, { folio })).closedAt).not.toBeNull()
    const told = async () => {
      const { notices: all } = await t.as(kian).call(notices.list, {})
      return all.filter(({ kind }) => kind === 'mentioned')
    }
    expect(await told()).toMatchObject([
      { because: 'mention', isRead: false, about: { threadId: id, subject: 'My visa' } },
    ])
    const { newest } = await t.as(kian).call(messageDesk.read, { id })
    await t.as(kian).call(messageDesk.seen, { id, position: newest })
    expect(await told()).toMatchObject([{ isRead: false }])
    const { email } = kian
    await releaseHeldMails(t.deps)
    const mails = await t.mails({ to: email })
    expect(mails).toHaveLength(1)
    expect(mailText(mails[0]?.content)).not.toContain('please look')
  })

  test('reaches nobody who may not read the note', async () => {
    const id = await begin(mina)
    const note = { id, noteId: randomUUID(), text: 'Look.', mention: omid.userId }
    expect(await t.as(sara).refuse(messageDesk.addNote, note)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await t.as(sara).call(messageDesk.read, { id })).notes).toEqual([])
  })
})

describe('somebody else’s conversation', () => {
  test('does not exist for another client, whatever they ask of it', async () => {
    const { id: file } = await upload(mina, 'mine.pdf')
    const id = await begin(mina, { uploads: [file] })
    const [first] = (await t.as(mina).call(messages.read, { id })).messages
    const fileId = first?.files[0]?.id
    const draft = { messageId: randomUUID(), body: 'Let me in' }
    const refused = await Promise.all([
      t.as(omid).refuse(messages.read, { id }),
      t.as(omid).refuse(messages.reply, { id, ...draft }),
      t.as(omid).refuse(messages.seen, { id, position: 1 }),
      t.as(omid).refuse(messages.markUnread, { id }),
      t.as(omid).refuse(messages.markImportant, { id, isImportant: true }),
      t.as(omid).refuse(messages.openFile, { id, fileId }),
      t.as(omid).refuse(messages.openFile, { id: await begin(omid), fileId }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    const taken = { ...draft, id, kind: 'general', subject: 'Taken over' }
    expect(await t.as(omid).refuse(messages.begin, taken)).toMatchObject({ status: 409 })
    expect((await t.as(mina).call(messages.read, { id })).newest).toBe(1)
  })

  test('nor do their application and their upload', async () => {
    const { id: applicationId } = await sendApplication(t, mina)
    const { id: file } = await upload(mina, 'mine.pdf')
    const draft = { id: randomUUID(), messageId: randomUUID(), kind: 'general', subject: 'About', body: 'It' }
    const about = await t.as(omid).refuse(messages.begin, { ...draft, applicationId })
    expect(about).toMatchObject({ status: 404, field: 'applicationId' })
    expect(await t.as(omid).refuse(messages.begin, { ...draft, uploads: [file] })).toMatchObject({ status: 404 })
  })

  test('a file is served by a link for both sides, with the bytes that were sent', async () => {
    const { id: file } = await upload(mina, 'letter.pdf')
    const id = await begin(mina, { uploads: [file] })
    const fileId = (await t.as(sara).call(messageDesk.read, { id })).messages[0]?.files[0]?.id ?? ''
    const { url, name } = await t.as(sara).call(messageDesk.openFile, { id, fileId })
    expect(name).toBe('letter.pdf')
    const [look] = await listAuditOf(t.db, mina.userId, 1)
    expect(look).toMatchObject({ act: 'message.openFile', actorId: sara.userId, target: `message_file:${fileId}` })
    const served = await t.app.request(url)
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(sampleFile('plain.pdf')))
  })

  test('where agents see their own cases only, a colleague’s conversation does not exist either', async () => {
    const reza = await t.signIn('case_review_agent')
    const id = await begin(mina)
    await t.as(sara).call(messageDesk.handOver, { id, to: sara.userId })
    await t.as('admin').call(siteSettings.updateDesk, { version: 0, value: { agentsSee: 'own' } })
    expect(await t.as(reza).refuse(messageDesk.read, { id })).toMatchObject({ status: 404 })
    expect(
      (await t.as(reza).call(messageDesk.list, { view: 'all', limit: 100 })).threads.map((row) => row.id),
    ).not.toContain(id)
    const unread = () => t.as(reza).call(messageDesk.list, { view: 'unread', limit: 100 })
    expect((await unread()).threads.map((row) => row.id)).not.toContain(id)
    await t.as('admin').call(siteSettings.updateDesk, { version: 1, value: { agentsSee: 'all' } })
    await t.as(reza).call(messageDesk.read, { id })
  })
})

describe('a case', () => {
  test('brings its conversations, and they follow it to another owner', async () => {
    const client = await t.signIn('student')
    const { id: applicationId, reference } = await sendApplication(t, client)
    const input = {
      id: randomUUID(),
      messageId: randomUUID(),
      kind: 'immigration',
      subject: 'My case',
      body: 'Hello',
    } as const
    await t.as(client).call(messages.begin, { ...input, applicationId })
    const reza = await t.signIn('case_review_agent')
    await t.db.execute(sql`update cases set owner_id = ${reza.userId} where application_id = ${applicationId}`)
    const { threads } = await t.as(sara).call(messageDesk.list, { folio: reference })
    expect(threads).toMatchObject([{ id: input.id, owner: { id: reza.userId }, client: { folio: reference } }])
    expect((await t.as(client).call(messages.read, { id: input.id })).topic.application).toMatchObject({
      folio: reference,
    })
    const written = {
      id: randomUUID(),
      messageId: randomUUID(),
      folio: reference,
      subject: 'From us',
      body: 'Dear client',
    }
    await t.as(reza).call(messageDesk.begin, written)
    expect(await t.as(client).call(messages.counts, {})).toEqual({ unread: 1 })
  })
})

describe('a conversation about nothing in particular', () => {
  test('names a case for sure while one is open, of two open ones none, and its own where it has one', async () => {
    const client = await t.signIn('student')
    const write = async (applicationId: string | null) => {
      const ids = { id: randomUUID(), messageId: randomUUID() }
      const kind = applicationId ? 'immigration' : 'general'
      await t.as(client).call(messages.begin, { ...ids, kind, applicationId, subject: 'A question', body: 'Hello' })
      return ids.id
    }
    const caseOf = async (id: string) => (await t.as(sara).call(messageDesk.read, { id })).client
    const general = await write(null)
    expect(await caseOf(general)).toMatchObject({ folio: null, isFolioSure: false })
    const first = await sendApplication(t, client, 'ICT')
    expect(await caseOf(general)).toMatchObject({ folio: first.reference, isFolioSure: true })
    await sendApplication(t, client, 'FSW')
    expect(await caseOf(general)).toMatchObject({ isFolioSure: false })
    expect(await caseOf(await write(first.id))).toMatchObject({ folio: first.reference, isFolioSure: true })
  })
})

describe('the bell', () => {
  const DAYS_MS = 24 * 60 * 60_000
  let morning = Date.parse('2026-11-20T15:00:00Z')
  const later = (minutes: number) => t.setNow(new Date(morning + minutes * 60_000))
  const bell = async (who: SignedInAccount, threadId: string) =>
    (await t.as(who).call(notices.list, {})).notices
      .filter(({ about }) => about.threadId === threadId)
      .map(({ kind, times, isRead, because }) => ({ kind, times, isRead, because }))
  const rung = (times: number, isRead: boolean, because = 'yours') => ({
    kind: 'messageArrived',
    ...{ times, isRead, because },
  })
  const mailsTo = async ({ email }: SignedInAccount) => t.mails({ to: email })
  const release = async (minutes: number) => {
    later(minutes)
    await Promise.all([releaseHeldMails(t.deps), releaseHeldMails(t.deps)])
  }
  let client: SignedInAccount

  beforeEach(async () => {
    // Time only goes forward: limits count by it.
    morning += 3 * DAYS_MS
    later(0)
    client = await t.signIn('student')
  })

  test('rings once for all unread messages of a conversation, until the client has read them there', async () => {
    const [one, two] = [await begin(client), await begin(client)]
    await answer(one, 'First')
    later(1)
    await answer(one, 'Second')
    await answer(two, 'Elsewhere')
    expect([await bell(client, one), await bell(client, two)]).toEqual([[rung(2, false)], [rung(1, false)]])
    await t.as(client).call(messages.seen, { id: one, position: 2 })
    expect(await bell(client, one)).toEqual([rung(2, false)])
    await t.as(client).call(messages.seen, { id: one, position: 3 })
    expect([await bell(client, one), await bell(client, two)]).toEqual([[rung(2, true)], [rung(1, false)]])
    later(2)
    await answer(one, 'Third')
    expect(await bell(client, one)).toEqual([rung(1, false), rung(2, true)])
  })

  test('is silent for whoever wrote, and for a client who answered without marking anything', async () => {
    const id = await begin(client)
    await answer(id, 'A word')
    expect(await bell(sara, id)).toEqual([rung(1, true, 'team')])
    await t.as(client).call(messages.reply, { id, messageId: randomUUID(), body: 'Thank you' })
    expect(await bell(client, id)).toEqual([rung(1, true)])
  })

  test('rings for everybody at the office while nobody owns a conversation, and stops when one has answered', async () => {
    const reza = await t.signIn('case_review_agent')
    const id = await begin(client)
    expect([await bell(sara, id), await bell(reza, id)]).toEqual([[rung(1, false, 'team')], [rung(1, false, 'team')]])
    await answer(id, 'Hello')
    expect([await bell(sara, id), await bell(reza, id)]).toEqual([[rung(1, true, 'team')], [rung(1, true, 'team')]])
    await t.as(sara).call(messageDesk.handOver, { id, to: reza.userId })
    await t.as(client).call(messages.reply, { id, messageId: randomUUID(), body: 'One more question' })
    expect((await bell(reza, id))[0]).toEqual(rung(1, false, 'owner'))
    expect((await bell(sara, id)).filter(({ isRead }) => !isRead)).toEqual([])
    await t.as(reza).call(messageDesk.settle, { id })
    expect((await bell(reza, id)).filter(({ isRead }) => !isRead)).toEqual([])
  })

  test('rings for whoever takes over a conversation in which a client waits', async () => {
    const reza = await t.signIn('case_review_agent')
    const id = await begin(client)
    await t.as(sara).call(messageDesk.handOver, { id, to: reza.userId })
    expect((await bell(reza, id)).filter(({ isRead }) => !isRead)).toEqual([rung(1, false, 'owner')])
    expect((await bell(sara, id)).filter(({ isRead }) => !isRead)).toEqual([])
  })

  test('is followed by one mail per conversation, five minutes later, that leads there and says nothing written', async () => {
    const reader = await t.signIn('student')
    const [id, read] = [await begin(client, { subject: 'Bank letter' }), await begin(reader)]
    for (let minute = 0; minute < 10; minute++) {
      later(minute * 1.5)
      await answer(id, `Private words ${minute}`)
      if (minute === 0) await answer(read, 'A word')
      if (minute === 1) await t.as(reader).call(messages.seen, { id: read, position: 9 })
      if (minute === 4) await release(6)
    }
    await release(30)
    const [mail, ...others] = await mailsTo(client)
    expect(others).toEqual([])
    expect(mail?.content).toMatchObject({
      subject: 'New message: \u2068Bank letter\u2069',
      conversation: `thread:${id}`,
    })
    expect(mail?.content.action?.url).toContain(`/messages?thread=${id}`)
    expect(mailText(mail?.content)).not.toContain('Private words')
    expect(await mailsTo(reader)).toEqual([])

    later(24 * 60 + 30)
    await answer(id, 'Still there?')
    await release(24 * 60 + 36)
    const both = await mailsTo(client)
    expect(both).toHaveLength(2)
    // Mailboxes put together what has one subject: it never changes, however much was written.
    expect(new Set(both.map(({ content }) => `${content.subject} ${content.conversation}`)).size).toBe(1)
  })

  test('is all that whoever wants no mail about messages gets, and the digest waits for the morning', async () => {
    const daily = await t.signIn('student')
    for (const [who, pace] of [
      [client, 'never'],
      [daily, 'daily'],
    ] as const) {
      const present = await t.as(who).call(mailChoices.read, {})
      await t.as(who).call(mailChoices.update, { ...present, paces: { ...present.paces, messages: pace } })
      await answer(await begin(who), 'A word')
    }
    await release(60)
    await mailDigests(t.deps)
    expect([await mailsTo(client), await mailsTo(daily)]).toEqual([[], []])
    later(24 * 60)
    await mailDigests(t.deps)
    expect(await mailsTo(client)).toEqual([])
    expect(await mailsTo(daily)).toMatchObject([{ content: { name: 'notices.digest' } }])
  })
})
