import { wordingOf } from '@rahnama/contract/consents.ts'
import { expect, test } from 'vitest'
import type { SignedInAccount } from '../test/accounts.ts'
import { useTestApp } from '../test/test.ts'
import { giveConsents } from './consents.ts'

const t = useTestApp()
const NOBODYS = '6f1c0e5a-0f7e-4b6e-9a53-0d9f4a1c2b3d'

type Given = { id: string; statement: string; language: string; givenAt: string; withdrawnAt: string | null }

async function agree(person: SignedInAccount) {
  const agreedTo = [
    { statement: 'truthfulness', version: 1 },
    { statement: 'contact', version: 1 },
  ] as const
  const given = { userId: person.userId, occasion: 'transfer', language: 'en', agreedTo, at: t.deps.now() } as const
  await giveConsents(t.db, given)
}

async function mine({ token }: SignedInAccount): Promise<Given[]> {
  return (await t.send('GET', '/api/consents', { token })).body as Given[]
}

async function contactOf(person: SignedInAccount): Promise<Given> {
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
  const answer = await t.send('POST', `/api/consents/${id}/withdrawal`, { token: person.token })
  expect(answer.body).toMatchObject({ statement: 'contact', withdrawnAt: '2026-11-15T12:00:00.000Z' })
  expect(await mine(person)).toHaveLength(2)
  const mails = await t.mails()
  expect(mails.length).toBe(before + 1)
  expect(JSON.stringify(mails[0])).toContain(person.email)

  const again = await t.send('POST', `/api/consents/${id}/withdrawal`, { token: person.token })
  expect([again.status, again.body]).toEqual([200, answer.body])
  expect((await t.mails()).length).toBe(before + 1)
})

test('a consent taken back is given again to the words of now, beside the old one', async () => {
  const person = await t.signIn('student')
  await agree(person)
  const { id } = await contactOf(person)
  await t.send('POST', `/api/consents/${id}/withdrawal`, { token: person.token })
  const renew = (version: number) =>
    t.send('POST', `/api/consents/${id}/renewal`, { token: person.token, body: { version, language: 'fa' } })
  expect((await renew(7)).status).toBe(409)
  const renewed = await renew(1)
  expect(renewed.body).toMatchObject({ statement: 'contact', language: 'fa', withdrawnAt: null })
  expect(await mine(person)).toHaveLength(3)
  expect((await renew(1)).body).toEqual(renewed.body)
})

test('nobody takes back another person’s consent', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  await agree(one)
  const { id } = await contactOf(one)
  for (const path of [`/api/consents/${id}/withdrawal`, `/api/consents/${NOBODYS}/withdrawal`]) {
    expect((await t.send('POST', path, { token: other.token })).status).toBe(404)
  }
  expect((await contactOf(one)).withdrawnAt).toBeNull()
  expect(await mine(other)).toEqual([])
})

test('a version nobody wrote has no words', () => {
  expect(wordingOf('contact', 1)?.text.en).toContain('contact me')
  expect(wordingOf('contact', 0)).toBeUndefined()
})
