import { randomUUID } from 'node:crypto'
import { consents } from '@rahnama/contract/consents.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { ALL_WEEK } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const MONDAY = '2026-11-16T15:00:00Z'
const LATER = '2027-03-01T15:00:00Z'

beforeAll(async () => {
  t.setNow(MONDAY)
  const consultant = await t.signIn('case_review_agent')
  const consultantId = consultant.userId
  await t.as(consultant).call(consultations.updateSchedule, { consultantId, version: 0, schedule: ALL_WEEK })
})

// Everybody here comes from one address, which would soon be slowed.
beforeEach(() => t.db.execute(sql`delete from rate_limits`))

const tokenIn = (url = '') => url.replace(/.*\//, '').replace(/\?.*/, '')
async function linkMailedTo(to: string): Promise<string> {
  const mails = await t.mails({ to })
  return tokenIn(mails.find(({ content }) => content.otherAction)?.content.otherAction?.url)
}

async function write(email: string): Promise<string> {
  const message = 'Is a language test needed for a work permit?'
  const enquiry = {
    idempotencyKey: randomUUID(),
    agreedTo: 1,
    language: 'en',
    name: 'Sam Sample',
    email,
    message,
    country: 'IR',
  } as const
  await t.call(enquiries.submit, enquiry)
  return linkMailedTo(email)
}

async function book(email: string): Promise<string> {
  const { slots } = await t.call(consultations.slots, {
    ...{ type: 'initial', from: '2026-11-18T00:00:00Z', to: '2026-11-25T00:00:00Z' },
  })
  const [slot] = slots
  if (!slot) throw new Error('No time is free')
  const held = await t.call(consultations.hold, {
    ...{ type: 'initial', startsAt: slot.startsAt, consultantId: slot.consultantId },
  })
  if (held.result !== 'held') throw new Error(held.result)
  await t.call(consultations.book, {
    ...{ holdId: held.holdId, agreedTo: 1, name: 'Sam Sample', email, language: 'en', timeZone: 'Asia/Tehran' },
    topic: 'Which program fits?',
  })
  const [mail] = await t.mails({ to: email })
  await t.call(consultations.confirmByLink, { token: tokenIn(mail?.content.action?.url) })
  return linkMailedTo(email)
}

const rows = (of: string) =>
  t.db.rows<{ reference: string }>(
    of === 'enquiries' ? sql`select reference from enquiries` : sql`select reference from consultations`,
  )

test('whoever wrote without an account reads what we store, and withdraws it: message, replies and emails are gone', async () => {
  const token = await write('guest@example.com')
  const [enquiry] = (await t.as('case_review_agent').call(enquiries.list, { state: 'open' })).enquiries
  const { id = '', version = 0 } = enquiry ?? {}
  const reply = { id, version, idempotencyKey: randomUUID(), body: 'It depends on the permit.' }
  await t.as('case_review_agent').call(enquiries.reply, reply)
  const held = await t.call(consents.readByLink, { token })
  expect(held).toMatchObject({
    ...{
      occasion: 'enquiry',
      name: 'Sam Sample',
      email: 'guest@example.com',
      replies: 1,
      withdrawnAt: null,
      country: 'IR',
    },
    words: 'Is a language test needed for a work permit?',
  })
  await t.call(consents.readByLink, { token: await linkMailedTo('guest@example.com') })
  expect(await t.call(consents.withdrawByLink, { token })).toMatchObject({ reference: held.reference })
  expect((await rows('enquiries')).map(({ reference }) => reference)).not.toContain(held.reference)
  expect(await t.mails({ to: 'guest@example.com' })).toEqual([])
})

test('a link that was used opens nothing more, nor does one that has ended or that somebody altered', async () => {
  const token = await write('again@example.com')
  await t.call(consents.withdrawByLink, { token })
  expect(await t.refuse(consents.withdrawByLink, { token })).toMatchObject({ code: 'GONE' })
  expect(await t.refuse(consents.readByLink, { token })).toMatchObject({ code: 'GONE' })
  const other = await write('ended@example.com')
  const bytes = Buffer.from(other, 'base64url')
  for (const place of bytes.keys()) {
    await t.db.execute(sql`delete from rate_limits`)
    const altered = Buffer.from(bytes)
    altered[place] = (altered[place] ?? 0) ^ 1
    const refused = await t.refuse(consents.withdrawByLink, { token: altered.toString('base64url') })
    expect([place, refused.code]).toEqual([place, 'NOT_FOUND'])
  }
  t.setNow(LATER)
  expect(await t.refuse(consents.withdrawByLink, { token: other })).toMatchObject({ code: 'GONE' })
  t.setNow(MONDAY)
  await t.db.execute(sql`delete from rate_limits`)
  expect((await t.call(consents.readByLink, { token: other })).withdrawnAt).toBeNull()
})

test('whoever booked without an account withdraws it: the time is free again and no reminder is sent', async () => {
  const token = await book('visitor@example.com')
  expect(await t.call(consents.readByLink, { token })).toMatchObject({
    ...{ occasion: 'booking', words: 'Which program fits?', isCancelled: false },
  })
  await t.call(consents.withdrawByLink, { token })
  expect(await t.call(consents.readByLink, { token })).toMatchObject({
    ...{ isCancelled: true, withdrawnAt: new Date(MONDAY).toISOString() },
  })
  expect(await t.refuse(consents.withdrawByLink, { token })).toMatchObject({ code: 'GONE' })
})

test('withdrawing is in the audit as a guest’s act, without a name; opening the link changes nothing', async () => {
  const entries = () =>
    t.db.rows<{ role: string }>(sql`
      select actor_role as role from audit_entries where act = 'consent.withdraw' and actor_id is null`)
  const before = (await entries()).length
  const token = await write('audited@example.com')
  await t.call(consents.readByLink, { token })
  expect(await entries()).toHaveLength(before)
  await t.call(consents.withdrawByLink, { token })
  expect((await entries()).at(-1)).toEqual({ role: 'guest' })
})

test('the link in the mailbox of the office is masked: nobody there withdraws for a guest', async () => {
  await write('masked@example.com')
  const [mail] = await t.mails({ to: 'masked@example.com' })
  const row = await t.db.row<{ until: Date | null }>(sql`
    select secret_until as until from mails where id = ${mail?.id ?? ''}`)
  expect(row?.until).toEqual(new Date('2027-02-14T15:00:00Z'))
})
