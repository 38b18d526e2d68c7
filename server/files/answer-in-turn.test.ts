import { describe, expect, test } from 'vitest'
import { answerInTurn } from './answer-in-turn.ts'

const AT_ONCE = 3
const WAITING = 20

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (const letter of 'abc') yield new TextEncoder().encode(letter)
}

let opened = 0
const ask = (person: string, method = 'GET') =>
  answerInTurn(person, async () => {
    opened += 1
    return { content: pieces(), contentType: 'application/pdf', name: 'a.pdf', method }
  })
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** So many are open and not read. */
async function fillShare(person: string): Promise<Response[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, () => ask(person)))
}

describe('one person’s files', () => {
  test.for<[string, (response: Response) => Promise<unknown>]>([
    ['read to its end', (response) => response.text()],
    ['given up', async (response) => response.body?.cancel()],
  ])('open a few at a time: the next opens once one is %s', async ([, finish]) => {
    const person = `somebody whose file is ${finish}`
    const [first, ...others] = await fillShare(person)
    const before = opened
    const next = ask(person)
    await settled()
    expect(opened).toBe(before)
    if (first) await finish(first)
    expect(await (await next).text()).toBe('abc')
    await Promise.all(others.map((response) => response.text()))
  })

  test('of which too many are asked for are refused, while others get theirs', async () => {
    const held = await fillShare('greedy')
    const waiting = Array.from({ length: WAITING }, () => ask('greedy'))
    await expect(ask('greedy')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 })
    expect(await (await ask('modest')).text()).toBe('abc')
    await Promise.all(held.map((response) => response.text()))
    for (const next of waiting) await (await next).text()
  })

  test('free their turn when asked for by HEAD, or when they cannot be opened', async () => {
    for (let turn = 0; turn < 2 * AT_ONCE; turn += 1) {
      expect((await ask('curious', 'HEAD')).body).toBeNull()
      const broken = answerInTurn('curious', () => Promise.reject(new Error('gone')))
      await expect(broken).rejects.toThrow('gone')
    }
    expect(await (await ask('curious')).text()).toBe('abc')
  })
})
