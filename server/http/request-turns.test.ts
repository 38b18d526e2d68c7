import { expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
/** What one person may have under way and waiting. */
const MOST = 308

test('whoever asks for hundreds of things at once waits for themselves, and others do not wait for them', async () => {
  const [greedy, modest] = await Promise.all([t.signIn('student'), t.signIn('student')])
  const answered: string[] = []
  const ask = async (name: string, token: string) => {
    const { status, headers } = await t.send('GET', '/api/applications', { token })
    answered.push(name)
    return { status, retryAfter: headers.get('retry-after') }
  }
  const all = Array.from({ length: 2 * MOST }, () => ask('greedy', greedy.token))
  const one = ask('modest', modest.token)
  expect((await one).status).toBe(200)
  // Those who are turned away have their answer at once; of what is worked on, the other's comes among the first.
  expect(answered.length).toBeLessThan(MOST + MOST / 2)
  const answers = await Promise.all(all)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(MOST)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['429 5']))
})

test('a visitor does not wait for another network that asks for everything', async () => {
  const answered: string[] = []
  const ask = async (network: string) => {
    const headers = { 'X-Forwarded-For': network }
    const { status } = await t.send('GET', '/api/content/site?language=en', { headers })
    answered.push(network)
    return status
  }
  const greedy = Array.from({ length: MOST }, (_, index) => ask(`198.51.100.7:${1024 + index}`))
  expect(await ask('203.0.113.9')).toBe(200)
  expect(answered.length).toBeLessThan(MOST / 2)
  expect(new Set(await Promise.all(greedy))).toEqual(new Set([200]))
})
