import { randomUUID } from 'node:crypto'
import { messageDesk } from '@rahnama/contract/message-desk.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

beforeEach(() => t.setNow('2026-11-16T15:00:00Z'))

const newThread = () =>
  ({ id: randomUUID(), messageId: randomUUID(), kind: 'general', subject: 'One more', body: 'Hello' }) as const

async function beginMany(client: SignedInAccount, count: number): Promise<string> {
  let id = ''
  for (let n = 0; n < count; n += 1) ({ id } = await t.as(client).call(messages.begin, newThread()))
  return id
}

const countOf = async ({ userId }: SignedInAccount) =>
  (await t.db.rows(sql`select from threads where client_id = ${userId}`)).length

describe('one client who floods the office', () => {
  test('begins twenty conversations, is told how many and when the next may begin, and leaves nothing of the refused one', async () => {
    const [client, other] = [await t.signIn('student'), await t.signIn('student')]
    await beginMany(client, 20)
    const refused = newThread()
    const answer = await t.as(client).refuse(messages.begin, refused)
    const wait = String(72 * 60)
    expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', params: { max: 20 }, retryAfter: wait })
    expect(await countOf(client)).toBe(20)
    await beginMany(other, 1)
    t.setNow('2026-11-16T16:12:00Z')
    expect((await t.as(client).attempt(messages.begin, refused)).status).toBe(200)
    expect((await t.as(client).attempt(messages.begin, newThread())).status).toBe(429)
  })

  test('goes on writing in what is open, and what is sent again begins nothing and is not counted', async () => {
    const client = await t.signIn('student')
    const first = newThread()
    for (let n = 0; n < 30; n += 1) await t.as(client).call(messages.begin, first)
    const id = await beginMany(client, 19)
    expect((await t.as(client).attempt(messages.begin, newThread())).status).toBe(429)
    await t.as(client).call(messages.reply, { id, messageId: randomUUID(), body: 'Here then' })
    expect(await countOf(client)).toBe(20)
  })

  test('writes two hundred messages at once and then one every ten seconds', async () => {
    const client = await t.signIn('student')
    const id = await beginMany(client, 1)
    const reply = () => t.as(client).attempt(messages.reply, { id, messageId: randomUUID(), body: 'And' })
    // The first began the conversation; these are as if they had been written, too.
    await t.db.execute(sql`
      update rate_limits set full_at = full_at + 198 * interval '10 seconds' where key = ${`message:${client.userId}`}`)
    expect((await reply()).status).toBe(200)
    const refused = await reply()
    expect([refused.status, refused.refusal?.retryAfter]).toEqual([429, '10'])
    t.setNow('2026-11-16T15:00:10Z')
    expect([(await reply()).status, (await reply()).status]).toEqual([200, 429])
  })

  test('does not keep the office from writing to them', async () => {
    const [client, agent] = [await t.signIn('student'), await t.signIn('case_review_agent')]
    const { reference: folio } = await sendApplication(t, client)
    await beginMany(client, 20)
    for (let n = 0; n < 3; n += 1) await t.as(agent).call(messageDesk.begin, { ...newThread(), folio })
    expect(await countOf(client)).toBe(23)
  })
})
