import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const PATH = '/api/eligibility/self-check'

async function keptFor(userId: string) {
  return t.db.rows(sql`select answers from self_checks where user_id = ${userId}`)
}

test('a short check is kept with the account, and a later one replaces it', async () => {
  const { userId, token } = await t.signIn('student')
  const first = await t.send('PUT', PATH, { token, body: { answers: { partner: 'none', age: '29' } } })
  expect([first.status, first.body]).toEqual([200, { keptAt: '2026-11-15T12:00:00.000Z' }])
  await t.send('PUT', PATH, { token, body: { answers: { age: '30' } } })
  expect(await keptFor(userId)).toEqual([{ answers: { age: '30' } }])
})

test('one person never replaces what another has kept', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  await t.send('PUT', PATH, { token: one.token, body: { answers: { age: '41' } } })
  await t.send('PUT', PATH, { token: other.token, body: { answers: { age: '22' } } })
  expect(await keptFor(one.userId)).toEqual([{ answers: { age: '41' } }])
})

test('an answer that was not offered is refused at its field and nothing is kept', async () => {
  const { userId, token } = await t.signIn('student')
  const answer = await t.send('PUT', PATH, { token, body: { answers: { partner: 'maybe' } } })
  expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ field: 'answers.partner' }] }])
  expect(await keptFor(userId)).toEqual([])
})
