import { randomUUID } from 'node:crypto'
import { corrections } from '@rahnama/contract/corrections.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
let mina: SignedInAccount
let owner: SignedInAccount
const id = randomUUID()
const WHAT = 'My date of birth is 1990-03-21, not 1990-03-12.'

const ask = (request: { id: string; what: string }) => t.as(mina).call(corrections.ask, request)

beforeAll(async () => {
  owner = await t.signIn('admin')
  mina = await t.signIn('student')
  await ask({ id, what: WHAT })
})

test('a client is promised an answer within thirty days, and the owner is told', async () => {
  const [mine] = (await t.as(mina).call(corrections.mine, {})).corrections
  expect(mine).toMatchObject({ id, what: WHAT, dueAt: '2026-12-15T12:00:00.000Z', answer: null })
  const [waiting] = (await t.as(owner).call(corrections.waiting, {})).corrections
  expect(waiting).toMatchObject({ id, what: WHAT, email: mina.email })
  expect((await t.mails({ to: owner.email }))[0]?.content.subject).toContain('asks for a correction')
})

test('the same request sent twice is one, and more than five that wait are too many', async () => {
  expect((await ask({ id, what: WHAT })).corrections).toHaveLength(1)
  for (let more = 0; more < 4; more++) await ask({ id: randomUUID(), what: `Another ${more}` })
  expect(await t.as(mina).refuse(corrections.ask, { id: randomUUID(), what: 'A sixth' })).toMatchObject({
    code: 'CONFLICT',
  })
})

test('whoever waits for an answer is not deleted before it', async () => {
  await t.as(mina).call(privacy.askForDeletion, {})
  expect((await t.as(mina).call(privacy.deletion, {})).deletion?.isSuspended).toBe(true)
  await t.as(mina).call(privacy.stopDeletion, {})
})

test('the answer reaches the client once, stands in their access log, and settles what the owner was told', async () => {
  const answer = { id, outcome: 'corrected', words: 'The date of birth in your file is now 1990-03-21.' } as const
  const left = await t.as(owner).call(corrections.answer, answer)
  expect(left.corrections.map((each) => each.id)).not.toContain(id)
  expect(await t.as(owner).refuse(corrections.answer, answer)).toMatchObject({ code: 'CONFLICT' })
  expect(await t.as(owner).refuse(corrections.answer, { ...answer, id: randomUUID() })).toMatchObject({
    code: 'NOT_FOUND',
  })
  const mine = (await t.as(mina).call(corrections.mine, {})).corrections.find((each) => each.id === id)
  expect(mine?.answer).toEqual({ outcome: 'corrected', words: answer.words, at: '2026-11-15T12:00:00.000Z' })
  expect((await t.mails({ to: mina.email })).map(({ content }) => content.subject)).toContain(
    'We answered your request for a correction',
  )
  expect((await t.as(mina).call(privacy.visits, {})).visits[0]?.acts).toEqual(['privacy.answerCorrection'])
  const open = await t.db.rows<{ event: string }>(sql`
    select event from notices where kind = 'correctionAsked' and settled_at is null`)
  expect(open.map(({ event }) => event)).not.toContain(`correctionAsked:${id}`)
  expect(open.length).toBeGreaterThan(0)
})

test('what was answered makes room for another request', async () => {
  const what = 'A sixth, now that one is answered'
  expect((await ask({ id: randomUUID(), what })).corrections).toHaveLength(6)
  expect(await t.as(mina).refuse(corrections.ask, { id: randomUUID(), what })).toMatchObject({ code: 'CONFLICT' })
})

test('another client sees nothing of it', async () => {
  const arash = await t.signIn('student')
  expect((await t.as(arash).call(corrections.mine, {})).corrections).toEqual([])
  expect(await t.as(arash).refuse(corrections.ask, { id, what: 'Mine now' })).toMatchObject({ code: 'CONFLICT' })
})
