import { consents, wordingOf } from '@rahnama/contract/consents.ts'
import { expect, test } from 'vitest'
import type { SignedInAccount } from '../test/accounts.ts'
import { useTestApp } from '../test/test.ts'
import { giveConsents } from './consents.ts'

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

test('a version nobody wrote has no words', () => {
  expect(wordingOf('contact', 1)?.text.en).toContain('contact me')
  expect(wordingOf('contact', 0)).toBeUndefined()
})
