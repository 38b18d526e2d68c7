import { hash } from '@node-rs/argon2'
import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, useTestApp } from '../../test/test.ts'
import { insertAccount } from '../auth.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const PASSWORD = 'nine lanterns on the pier'
const START = new Date('2026-11-15T12:00:00Z')
let people = 0

afterEach(() => t.setNow(START))

/** A stored hash says how costly its check is; here that need not be the real cost. */
const CHEAP = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

async function owner(): Promise<string> {
  people += 1
  const email = `owner${people}@example.com`
  const passwordHash = await CHEAP
  await insertAccount(t.db, { email, passwordHash, fullName: '', language: 'en', isConfirmed: true }, START)
  return email
}

function signIn(email: string, password: string, address: string, cookie = ''): Promise<Answer> {
  const headers = { 'X-Forwarded-For': address, Cookie: cookie }
  return t.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password }, headers })
}

function later(seconds: number): void {
  t.setNow(new Date(START.getTime() + seconds * 1000))
}

describe('1,000 wrong passwords', { timeout: 60_000 }, () => {
  test('against one account from one address: ten are tried, the rest are told when to come back', async () => {
    const email = await owner()
    const answers = await inBatches(1000, (turn) => signIn(email, `guess number ${turn}`, '198.51.100.7'))
    expect(countStatus(answers, 400)).toBe(10)
    expect(countStatus(answers, 429)).toBe(990)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ code: 'over_request_rate_limit' })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(email, PASSWORD, '198.51.100.8')).status).toBe(200)
  })

  test('against one account from 1,000 addresses: fifty are tried, and the owner’s own browser still gets in', async () => {
    const email = await owner()
    const cookie = deviceCookie(await signIn(email, PASSWORD, '198.51.100.9'))
    const answers = await inBatches(1000, (turn) =>
      signIn(email, `guess number ${turn}`, `10.9.${Math.floor(turn / 250)}.${turn % 250}`),
    )
    expect(countStatus(answers, 400)).toBe(50)
    expect((await signIn(email, PASSWORD, '10.8.1.1')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.8.1.2', cookie)).status).toBe(200)
    const recovery = { body: { email }, headers: { 'X-Forwarded-For': '10.8.1.3' } }
    expect((await t.send('POST', '/auth/v1/recover', recovery)).status).toBe(200)
    later(31)
    expect((await signIn(email, PASSWORD, '10.8.1.4')).status).toBe(200)
  })

  test('from one address against many accounts: thirty are tried', async () => {
    const answers = await inBatches(1000, (turn) =>
      signIn(`somebody${turn}@example.com`, 'sunday morning', '198.51.100.20'),
    )
    expect(countStatus(answers, 400)).toBe(30)
  })

  test('from one IPv6 network with a new address each time: ten are tried', async () => {
    const email = await owner()
    const answers = await inBatches(100, (turn) => signIn(email, `guess ${turn}`, `2001:db8:1:2::${turn.toString(16)}`))
    expect(countStatus(answers, 400)).toBe(10)
  })

  test('an hour later the same address may try again', async () => {
    const email = await owner()
    await inBatches(20, (turn) => signIn(email, `guess number ${turn}`, '198.51.100.30'))
    later(3600)
    expect((await signIn(email, PASSWORD, '198.51.100.30')).status).toBe(200)
  })
})

describe('what the limits do not touch', () => {
  test('sixty right sign-ins in a row', async () => {
    const email = await owner()
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await signIn(email, PASSWORD, '198.51.100.40')).status).toBe(200)
    }
  })

  test('a device cookie of another account, or a made-up one, opens no bucket of its own', async () => {
    const [mine, theirs] = [await owner(), await owner()]
    const cookie = deviceCookie(await signIn(mine, PASSWORD, '198.51.100.50'))
    for (const used of [cookie, 'device=abc.def', 'device=']) {
      const answers = await inBatches(60, (turn) =>
        signIn(theirs, `guess ${turn}`, `10.7.${used.length}.${turn}`, used),
      )
      expect(countStatus(answers, 400)).toBeLessThanOrEqual(50)
    }
  })
})

test('a person is mailed at most four times in a row, then once an hour', async () => {
  const email = await owner()
  const ask = (address: string) =>
    t.send('POST', '/auth/v1/recover', { body: { email }, headers: { 'X-Forwarded-For': address } })
  const answers = [await ask('10.6.0.1'), await ask('10.6.0.2'), await ask('10.6.0.3'), await ask('10.6.0.4')]
  expect(countStatus(answers, 200)).toBe(4)
  const fifth = await ask('10.6.0.5')
  expect(fifth.body).toMatchObject({ code: 'over_email_send_rate_limit' })
  expect(Number(fifth.headers.get('retry-after'))).toBe(3600)
  later(3601)
  expect((await ask('10.6.0.6')).status).toBe(200)
})

async function inBatches(count: number, attempt: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < count; start += 20) {
    const turns = Array.from({ length: Math.min(20, count - start) }, (_, index) => start + index)
    answers.push(...(await Promise.all(turns.map(attempt))))
  }
  return answers
}

function countStatus(answers: readonly Answer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}

function deviceCookie({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
