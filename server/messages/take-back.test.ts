import { randomUUID } from 'node:crypto'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { notices } from '@rahnama/contract/notices.ts'
import { beforeEach, expect, test } from 'vitest'
import { listAuditOf } from '../audit/audit.ts'
import { sql } from '../db/db.ts'
import { releaseHeldMails } from '../notices/notices.ts'
import { openTestSession, type SignedInAccount } from '../test/accounts.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'

const t = useTestApp()
let start = Date.parse('2026-11-16T15:00:00Z')
const after = (seconds: number) => t.setNow(new Date(start + seconds * 1000))

let mina: SignedInAccount
let sara: SignedInAccount
let reza: SignedInAccount
let id: string

beforeEach(async () => {
  // Time only goes forward: limits count by it.
  start += 24 * 60 * 60_000
  after(0)
  mina = await t.signIn('student')
  ;[sara, reza] = [await t.signIn('case_review_agent'), await t.signIn('case_review_agent')]
  id = randomUUID()
  await t
    .as(mina)
    .call(messages.begin, { id, messageId: randomUUID(), kind: 'general', subject: 'Visa', body: 'Hello' })
})

async function reply(body: string, uploads: string[] = [], who = sara) {
  const { newest: seen } = await t.as(who).call(messageDesk.read, { id })
  const { message } = await t.as(who).call(messageDesk.reply, { id, messageId: randomUUID(), body, uploads, seen })
  return message.id
}
const takeBack = (messageId: string) => t.as(sara).call(messageDesk.takeBack, { id, messageId })
const refuse = (messageId: string, who = sara) => t.as(who).refuse(messageDesk.takeBack, { id, messageId })
const undoable = async (who = sara) => (await t.as(who).call(messageDesk.read, { id })).undoable
const bellOf = async (who: SignedInAccount) =>
  (await t.as(who).call(notices.list, { show: 'unread' })).notices
    .filter(({ about }) => about.threadId === id)
    .map(({ times, about }) => ({ times, from: about.from }))

test('an undone reply leaves the client nothing: not in the list, a search, the bell or a mail; text and files come back', async () => {
  const { token } = await openTestSession(t.deps, sara.userId)
  const { id: file } = await sendFile(t, token, {
    purpose: 'message',
    name: 'offer.pdf',
    content: sampleFile('plain.pdf'),
  })
  const waits = async () => {
    const { threads } = await t.as(sara).call(messageDesk.list, { view: 'waiting', limit: 100 })
    const { waitingSince, replyBy, lastAt } = threads.find((row) => row.id === id) ?? {}
    return { waitingSince, replyBy, lastAt }
  }
  const before = {
    waits: await waits(),
    bell: await bellOf(reza),
    client: await t.as(mina).call(messages.read, { id }),
  }
  expect(before.bell).toHaveLength(1)
  after(60)
  const sent = await reply('Meant for parviz', [file])
  expect(await waits()).toEqual({})
  expect(await bellOf(reza)).toEqual([])
  expect(await bellOf(mina)).toHaveLength(1)
  after(69)
  expect(await undoable()).toEqual({ messageId: sent, forMs: 1000 })
  const back = await takeBack(sent)
  expect(back).toEqual({
    body: 'Meant for parviz',
    files: [{ uploadId: file, name: 'offer.pdf', size: expect.any(Number) }],
  })
  expect(await t.as(mina).call(messages.read, { id })).toEqual({ ...before.client, readByOffice: 1 })
  expect(await t.as(mina).call(messages.counts, {})).toEqual({ unread: 0 })
  for (const text of ['parviz', 'offer']) {
    expect((await t.as(mina).call(messages.list, { text })).threads).toEqual([])
    expect((await t.as(sara).call(messageDesk.list, { text })).threads).toEqual([])
  }
  expect([await bellOf(mina), await bellOf(reza)]).toEqual([[], before.bell])
  expect(await waits()).toEqual(before.waits)
  after(30 * 60)
  await releaseHeldMails(t.deps)
  expect(await t.mails({ to: mina.email })).toEqual([])
  expect((await listAuditOf(t.db, mina.userId, 20)).map(({ act }) => act)).toContain('message.takeBack')
  // The same file goes out with what is written instead.
  await reply('Meant for you', [file])
  expect((await t.as(mina).call(messages.read, { id })).messages.at(-1)).toMatchObject({
    ...{ position: 2, body: 'Meant for you', files: [{ name: 'offer.pdf' }] },
  })
})

test('of two replies that nobody read yet the second is undone: bell and mail tell of the first', async () => {
  await t.db.execute(sql`update users set full_name = 'Reza Sample' where id = ${reza.userId}`)
  await reply('First', [], reza)
  after(5)
  const sent = await reply('Second')
  expect(await bellOf(mina)).toMatchObject([{ times: 2 }])
  await takeBack(sent)
  expect(await bellOf(mina)).toEqual([{ times: 1, from: 'Reza Sample' }])
  after(10 * 60)
  await releaseHeldMails(t.deps)
  const [mail, ...others] = await t.mails({ to: mina.email })
  expect(others).toEqual([])
  expect(JSON.stringify(mail?.content)).toContain('Reza Sample')
})

test('what was read, answered, written by somebody else or sent longer ago stays', async () => {
  const read = await reply('Read at once')
  expect(await undoable(reza)).toBeNull()
  expect(await refuse(read, reza)).toMatchObject({ code: 'NOT_FOUND' })
  await t.as(mina).call(messages.seen, { id, position: 2 })
  expect(await undoable()).toBeNull()
  expect(await refuse(read)).toMatchObject({ code: 'CONFLICT' })
  after(1)
  const answered = await reply('Answered at once')
  await t.as(mina).call(messages.reply, { id, messageId: randomUUID(), body: 'Thank you' })
  expect(await refuse(answered)).toMatchObject({ code: 'CONFLICT' })
  after(2)
  const old = await reply('Long ago')
  after(12)
  expect(await undoable()).toBeNull()
  after(18)
  expect(await refuse(old)).toMatchObject({ code: 'GONE' })
  expect((await t.as(mina).call(messages.read, { id })).newest).toBe(5)
})

test('what begins a conversation is not undone: without it there would be none', async () => {
  const own = await t.as(mina).call(messages.read, { id })
  expect(await refuse(own.messages[0]?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' })
})

test('a look that comes late does not count for what is written in its place', async () => {
  const sent = await reply('Wrong')
  await Promise.allSettled([
    t.as(sara).call(messageDesk.takeBack, { id, messageId: sent }),
    t.as(mina).call(messages.seen, { id, position: 2 }),
  ])
  const { newest, unread } = await t.as(mina).call(messages.read, { id })
  const { readByClient } = await t.as(sara).call(messageDesk.read, { id })
  // Read and kept, or taken back and not read; never both.
  expect([
    [2, 2],
    [1, 1],
    [1, 0],
  ]).toContainEqual([newest, readByClient])
  expect(unread).toBe(0)
  await reply('Right')
  expect((await t.as(mina).call(messages.read, { id })).unread).toBe(1)
})
