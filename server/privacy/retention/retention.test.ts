import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { audit } from '@rahnama/contract/audit.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Sql, sql } from '../../db/db.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import { sendApplication } from '../../test/cases.ts'
import { addConsultant, book } from '../../test/consultations.ts'
import { useTestApp } from '../../test/test.ts'
import { carryOutErasures } from '../erasure/carry-out.ts'
import { replayJournal } from '../replay-journal.ts'
import { carryOutRetention } from './carry-out.ts'
import { addMonths } from './periods.ts'

const t = useTestApp()

const NOW = '2030-06-15T12:00:00Z'
/** Answered two years and a day before, and two years less a day. */
const [JUST_OVER, JUST_UNDER] = ['2028-06-14T12:00:00Z', '2028-06-16T12:00:00Z']

async function writeIn(email: string, answeredAt: string | null): Promise<string> {
  const { reference } = await t.call(enquiries.submit, {
    agreedTo: 1,
    idempotencyKey: randomUUID(),
    language: 'en',
    name: 'Mina Sample',
    email,
    message: 'I would like to study in Canada and need advice.',
  })
  if (answeredAt) {
    await t.db.execute(sql`
      update enquiries set state = 'answered', answered_at = ${answeredAt} where reference = ${reference}`)
  }
  return reference
}

const listReferences = async () =>
  (await t.db.rows<{ reference: string }>(sql`select reference from enquiries`)).map(({ reference }) => reference)
const count = async (from: Sql) => (await t.db.row<{ n: number }>(sql`select count(*)::integer as n from ${from}`))?.n

test('months are reckoned by the calendar, and the last day of a month stays one', () => {
  const day = (at: string, months: number) =>
    addMonths(new Date(`${at}T12:00:00Z`), months)
      .toISOString()
      .slice(0, 10)
  expect(day('2026-08-31', 1)).toBe('2026-09-30')
  expect(day('2028-02-29', 12)).toBe('2029-02-28')
  expect(day('2026-01-15', -12)).toBe('2025-01-15')
})

describe('enquiries', () => {
  let old: string
  let young: string
  let open: string
  beforeAll(async () => {
    old = await writeIn('old@example.com', JUST_OVER)
    young = await writeIn('young@example.com', JUST_UNDER)
    open = await writeIn('open@example.com', null)
    t.setNow(NOW)
    await carryOutRetention(t.deps)
  })

  test('go when the time the owner set is over, and what waits for an answer stays', async () => {
    const references = await listReferences()
    expect(references).not.toContain(old)
    expect(references).toEqual(expect.arrayContaining([young, open]))
  })

  test('are found on the desk no more', async () => {
    expect(await count(sql`search_terms where folded like '%old%'`)).toBe(0)
    expect(await count(sql`search_terms where folded like '%young%'`)).toBeGreaterThan(0)
  })

  test('are counted for the owner and stand in the audit without a name', async () => {
    const { runs } = await t.as('admin').call(privacy.retentionRuns, {})
    expect(runs).toContainEqual({ kind: 'enquiries', removed: 1, at: '2030-06-15T12:00:00.000Z' })
    const { rows } = await t.as('admin').call(audit.list, { capability: 'privacy' })
    expect(rows[0]).toMatchObject({ act: 'privacy.retain', actor: null, actorRole: 'retention', client: null })
  })

  test('that a backup brings back are deleted again when it is restored', async () => {
    const again = await writeIn('old@example.com', JUST_OVER)
    const replayed = await replayJournal(t.deps, join(t.deps.config.backupDir, 'any.backup'))
    expect(replayed.outdated).toBe(1)
    expect(await listReferences()).not.toContain(again)
  })

  test('stay longer once the owner says so', async () => {
    const { version, value } = await t.as('admin').call(siteSettings.readRetention, {})
    await t.as('admin').call(siteSettings.updateRetention, { version, value: { ...value, enquiryMonths: 36 } })
    const reference = await writeIn('longer@example.com', JUST_OVER)
    await carryOutRetention(t.deps)
    expect(await listReferences()).toContain(reference)
  })
})

test('two processes that run it at once delete each thing once', async () => {
  await writeIn('twice@example.com', '2026-01-01T12:00:00Z')
  const before = await count(sql`retention_runs where kind = 'enquiries'`)
  await Promise.all([carryOutRetention(t.deps), carryOutRetention(t.deps)])
  expect(await count(sql`retention_runs where kind = 'enquiries'`)).toBe((before ?? 0) + 1)
})

test('a case goes six years after its end with all that hangs on it, and its client reads the day before', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  const person = await t.signIn('student')
  await sendApplication(t, person)
  await t.db.execute(sql`
    update applications set closed_at = '2026-12-10T12:00:00Z', stage = 'withdrawn', turn = 'nobody'
    where user_id = ${person.userId}`)
  const { kinds } = await t.as(person).call(privacy.retention, {})
  expect(kinds.cases).toEqual({ months: 72, firstOn: '2032-12-10' })
  t.setNow('2032-12-09T12:00:00Z')
  await carryOutRetention(t.deps)
  expect(await count(sql`applications where user_id = ${person.userId}`)).toBe(1)
  t.setNow('2032-12-11T12:00:00Z')
  await carryOutRetention(t.deps)
  expect(await count(sql`applications where user_id = ${person.userId}`)).toBe(0)
  expect(await count(sql`cases where application_id not in (select id from applications)`)).toBe(0)
})

test('an appointment of somebody without a case goes two years after it, and with a case it is part of the file', async () => {
  t.setNow('2026-11-15T12:00:00Z')
  const consultantId = await addConsultant(t)
  const [visitor, client] = [await t.signIn('student'), await t.signIn('student')]
  await sendApplication(t, client)
  const booked = { consultantId, startsAt: '2026-11-18T15:00:00Z', token: visitor.token }
  await book(t, booked, { email: visitor.email })
  await book(t, { ...booked, startsAt: '2026-11-18T17:00:00Z', token: client.token }, { email: client.email })
  const left = async () =>
    (
      await t.db.rows<{ clientId: string }>(sql`
        select client_id as "clientId" from consultations where client_id in (${visitor.userId}, ${client.userId})`)
    ).map(({ clientId }) => clientId)
  t.setNow('2028-11-18T12:00:00Z')
  await carryOutRetention(t.deps)
  expect(new Set(await left())).toEqual(new Set([visitor.userId, client.userId]))
  t.setNow('2028-11-19T12:00:00Z')
  await carryOutRetention(t.deps)
  expect(await left()).toEqual([client.userId])
})

describe('an account that nobody uses', () => {
  const isThere = async ({ userId }: SignedInAccount) => (await count(sql`users where id = ${userId}`)) === 1
  const unusedSince = async ({ userId }: SignedInAccount, at: string) => {
    await t.db.execute(sql`update users set last_sign_in_at = ${at}, created_at = ${at} where id = ${userId}`)
    await t.db.execute(sql`update sessions set refreshed_at = ${at} where user_id = ${userId}`)
  }

  test('is announced by email and deleted a month later', async () => {
    t.setNow('2027-01-01T12:00:00Z')
    const person = await t.signIn('student')
    await unusedSince(person, '2027-01-01T12:00:00Z')
    // Three years without a visit, and the thirty days of grace after the announcement.
    expect((await t.as(person).call(privacy.retention, {})).kinds.accounts?.firstOn).toBe('2030-01-31')
    await unusedSince(person, '2027-01-01T12:00:00Z')
    t.setNow('2030-01-02T12:00:00Z')
    await carryOutRetention(t.deps)
    await carryOutRetention(t.deps)
    const mails = (await t.mails({ to: person.email })).map(({ content }) => content.subject)
    expect(mails.filter((subject) => subject.includes('1 February 2030'))).toHaveLength(1)
    t.setNow('2030-02-01T11:00:00Z')
    await carryOutErasures(t.deps)
    expect(await isThere(person)).toBe(true)
    t.setNow('2030-02-01T13:00:00Z')
    await carryOutErasures(t.deps)
    expect(await isThere(person)).toBe(false)
  })

  test('stays when its owner signs in meanwhile', async () => {
    t.setNow('2027-01-01T12:00:00Z')
    const person = await t.signIn('student')
    await unusedSince(person, '2027-01-01T12:00:00Z')
    t.setNow('2030-01-02T12:00:00Z')
    await carryOutRetention(t.deps)
    t.setNow('2030-01-20T12:00:00Z')
    expect((await t.as(person).call(privacy.deletion, {})).deletion).toMatchObject({ because: 'unused' })
    t.setNow('2030-02-05T12:00:00Z')
    await carryOutErasures(t.deps)
    expect(await isThere(person)).toBe(true)
    expect((await t.as(person).call(privacy.deletion, {})).deletion).toBeNull()
  })

  test('is no colleague’s: staff are the owner’s to part from', async () => {
    t.setNow('2027-01-01T12:00:00Z')
    const agent = await t.signIn('case_review_agent')
    await unusedSince(agent, '2020-01-01T12:00:00Z')
    await carryOutRetention(t.deps)
    expect(await count(sql`erasures where user_id = ${agent.userId}`)).toBe(0)
  })
})
