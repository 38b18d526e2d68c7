import { expect, test } from 'vitest'
import { createResolver } from './understand.ts'

const topic = { id: 'money.settlement', when: ['funds'] }
const LINES = Array.from({ length: 50 }, (_, place) => `proof of funds for ${place} people`)
const BANK = { byTopic: new Map([[topic.id, LINES]]), notOurs: ['what is the weather'], hard: new Map(), threads: [] }
const made = () => createResolver([topic], BANK)

test('between any two examples that are read other work has its turn', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  count()
  await made().getReady()
  isOver = true
  expect(turns).toBeGreaterThan(LINES.length)
})

test('whoever asks meanwhile waits for the same learning', async () => {
  const { getReady } = made()
  const first = getReady()
  expect(getReady()).toBe(first)
  await first
})

test('nothing is resolved before, and everything afterwards', async () => {
  const { resolve, getReady } = made()
  expect(() => resolve('proof of funds', undefined)).toThrow('getReady')
  await getReady()
  expect(resolve('proof of funds', undefined)).toMatchObject([{ what: 'topic' }])
})

test.each([
  [false, 'topic'],
  [true, 'likely'],
] as const)('an example alone decides for an answer that does something (%s) as %s', async (isAct, what) => {
  const byAge = { ...topic, when: ['age'], ...(isAct && { isAct }) }
  const { resolve, getReady } = createResolver([byAge], BANK)
  await getReady()
  expect(resolve('proof of funds for 7 people', undefined)).toMatchObject([{ what }])
})
