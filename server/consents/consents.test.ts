import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { consents, currentWording, wordingOf } from '@rahnama/contract/consents.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { describe, expect, test } from 'vitest'
import { giveConsents } from '../consent-records/consent-records.ts'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { addConsultant, book } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const NOBODYS = '6f1c0e5a-0f7e-4b6e-9a53-0d9f4a1c2b3d'

async function agree(person: SignedInAccount) {
  const agreedTo = [
    { statement: 'truthfulness', version: 2 },
    { statement: 'contact', version: 2 },
  ] as const
  const given = { userId: person.userId, occasion: 'transfer', language: 'en', agreedTo, at: t.deps.now() } as const
  await giveConsents(t.db, given)
}

const mine = (person: SignedInAccount) => t.as(person).call(consents.mine, {})
const withdraw = (person: SignedInAccount, id: string) => t.as(person).call(consents.withdraw, { id })

async function contactOf(person: SignedInAccount) {
  const found = (await mine(person)).find(({ statement }) => statement === 'contact')
  if (!found) throw new Error('No consent to being contacted')
  return found
}

test('a consent given twice for the same thing is kept once, as first given', async () => {
  const person = await t.signIn('student')
  await agree(person)
  await agree(person)
  expect(await mine(person)).toHaveLength(2)
})

test('a consent is taken back at once, stays in the history, and the office is told', async () => {
  const person = await t.signIn('student')
  await agree(person)
  const { id } = await contactOf(person)
  const before = (await t.mails()).length
  const withdrawn = await withdraw(person, id)
  expect(withdrawn).toMatchObject({ statement: 'contact', withdrawnAt: '2026-11-15T12:00:00.000Z' })
  expect(await mine(person)).toHaveLength(2)
  const mails = await t.mails()
  expect(mails.length).toBe(before + 1)
  expect(JSON.stringify(mails[0])).toContain(person.email)

  expect(await withdraw(person, id)).toEqual(withdrawn)
  expect((await t.mails()).length).toBe(before + 1)
})

test('a withdrawn consent is given again to the words of now, beside the old one', async () => {
  const person = await t.signIn('student')
  await agree(person)
  const { id } = await contactOf(person)
  await withdraw(person, id)
  const current = { id, version: 2, language: 'fa' } as const
  expect(await t.as(person).refuse(consents.giveAgain, { ...current, version: 7 })).toMatchObject({ code: 'CONFLICT' })
  const renewed = await t.as(person).call(consents.giveAgain, current)
  expect(renewed).toMatchObject({ statement: 'contact', language: 'fa', withdrawnAt: null })
  expect(await mine(person)).toHaveLength(3)
  expect(await t.as(person).call(consents.giveAgain, current)).toEqual(renewed)
})

test('nobody withdraws another person’s consent', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  await agree(one)
  const { id } = await contactOf(one)
  for (const each of [id, NOBODYS])
    expect(await t.as(other).refuse(consents.withdraw, { id: each })).toMatchObject({ code: 'NOT_FOUND' })
  expect((await contactOf(one)).withdrawnAt).toBeNull()
  expect(await mine(other)).toEqual([])
})

test('a consent is to one referrer: whoever takes their place is not allowed by it', async () => {
  const person = await t.signIn('student')
  const [first, second] = [await t.signIn('referral_agent'), await t.signIn('referral_agent')]
  await t.db.execute(sql`
    insert into referrals (user_id, referrer_id, code, created_at)
    values (${person.userId}, ${first.userId}, 'ONEREF22', ${t.deps.now()})`)
  const isAllowed = async () => (await t.as(person).call(consents.referrer, {})).referrer?.isAllowed
  expect(await isAllowed()).toBe(false)
  const { version } = currentWording('milestones')
  await t.as(person).call(consents.allowReferrer, { version, language: 'en' })
  expect(await isAllowed()).toBe(true)
  await t.db.execute(sql`update referrals set referrer_id = ${second.userId} where user_id = ${person.userId}`)
  expect(await isAllowed()).toBe(false)
})

test('a version nobody wrote has no words', () => {
  expect(wordingOf('contact', 1)?.text.en).toContain('contact me')
  expect(wordingOf('contact', 0)).toBeUndefined()
})

describe('a consent given with a message', () => {
  const write = (email: string, change: { agreedTo?: number } = {}) =>
    t.call(enquiries.submit, {
      ...{ name: 'Sam Sample', email, message: 'Is a language test needed?', language: 'fa', agreedTo: 1 },
      ...change,
      idempotencyKey: randomUUID(),
    })

  test('is kept in the words and the language it was read in, for whoever owns the address', async () => {
    const [person, other] = [await t.signIn('student'), await t.signIn('student')]
    const { reference } = await write(person.email)
    expect(await mine(person)).toMatchObject([
      { statement: 'enquiry', version: 1, language: 'fa', occasion: 'enquiry', reference, withdrawnAt: null },
    ])
    expect(await mine(other)).toEqual([])
  })

  test('to words nobody ever showed is refused, and the message with it', async () => {
    const person = await t.signIn('student')
    await expect(write(person.email, { agreedTo: 7 })).rejects.toThrow('409')
    expect(await t.db.rows(sql`select from enquiries where email = ${person.email}`)).toEqual([])
  })

  test('is not shown to who merely typed that address', async () => {
    const person = await t.signIn('student')
    await write(person.email)
    await t.db.execute(sql`update users set email_confirmed_at = null where id = ${person.userId}`)
    expect(await mine(person)).toEqual([])
  })

  test('is withdrawn: the message, our mails about it and its place on the desk are gone, the history stays', async () => {
    const person = await t.signIn('student')
    const { reference } = await write(person.email)
    const [given] = await mine(person)
    const row = await t.db.row<{ id: string }>(sql`select id from enquiries where reference = ${reference}`)
    expect(await t.db.rows(sql`select from desk_items where id = ${row?.id}`)).toHaveLength(1)
    const withdrawn = await withdraw(person, given?.id ?? '')
    expect(withdrawn).toMatchObject({ statement: 'enquiry', version: 1, withdrawnAt: '2026-11-15T12:00:00.000Z' })
    expect(await t.db.rows(sql`select from enquiries where reference = ${reference}`)).toEqual([])
    expect(await t.db.rows(sql`select from desk_items where id = ${row?.id}`)).toEqual([])
    expect(JSON.stringify(await t.mails())).not.toContain(reference)
    expect(await mine(person)).toMatchObject([{ id: given?.id, reference: null }])
    expect(await readFile(join(t.deps.config.backupDir, 'erasures.journal'), 'utf8')).toContain('enquiryId')
    const again = { id: withdrawn.id, version: 1, language: 'en' } as const
    expect(await t.as(person).refuse(consents.giveAgain, again)).toMatchObject({ code: 'CONFLICT' })
  })
})

test('a consent given with a booking is withdrawn: the consultation is cancelled, even on its own day', async () => {
  const person = await t.signIn('student')
  const [startsAt, consultantId] = ['2026-11-18T15:00:00.000Z', await addConsultant(t)]
  const { reference } = await book(t, { startsAt, consultantId, token: person.token }, { email: person.email })
  const [given] = await mine(person)
  expect(given).toMatchObject({ statement: 'booking', version: 1, occasion: 'booking' })
  t.setNow(new Date(new Date(startsAt).getTime() - 3_600_000).toISOString())
  await withdraw(person, given?.id ?? '')
  const row = await t.db.row(sql`select state from consultations where reference = ${reference}`)
  expect(row).toEqual({ state: 'cancelled' })
  t.setNow('2026-11-15T12:00:00.000Z')
})

describe('the consent to an account', () => {
  async function register(agreedTo: unknown): Promise<SignedInAccount> {
    const person = await t.signIn('student')
    const email = `${randomUUID()}@example.com`
    const data = { full_name: 'Sam Sample', language: 'fa', agreed_to: agreedTo }
    await t.send('POST', `${AUTH_PATH}/signup`, { body: { email, password: 'a long enough phrase 7', data } })
    const row = await t.db.row<{ id: string }>(sql`select id from users where email = ${email}`)
    await t.db.execute(sql`update consents set user_id = ${person.userId} where user_id = ${row?.id}`)
    return person
  }

  test('is given by registering, in the words the form showed; a client of the protocol that showed none gives none', async () => {
    expect(await mine(await register(1))).toMatchObject([{ statement: 'account', version: 1, language: 'fa' }])
    expect(await mine(await register(undefined))).toEqual([])
    expect(await mine(await register(99))).toEqual([])
  })

  test('is withdrawn by having the account deleted, and stands again when that is stopped', async () => {
    const person = await register(1)
    const [given] = await mine(person)
    expect(await withdraw(person, given?.id ?? '')).toMatchObject({ withdrawnAt: '2026-11-15T12:00:00.000Z' })
    expect((await t.as(person).call(privacy.deletion, {})).deletion).not.toBeNull()
    await t.as(person).call(privacy.stopDeletion, {})
    expect((await mine(person)).filter(({ withdrawnAt }) => !withdrawnAt)).toMatchObject([
      { statement: 'account', version: 1, language: 'fa' },
    ])
  })
})
