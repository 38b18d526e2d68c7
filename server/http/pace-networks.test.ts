import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { useTestApp } from '../test/test.ts'
import { createPace } from './pace-networks.ts'

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

test('of what arrives together from one network a few begin in each turn, in the order they came', async () => {
  const mayBegin = createPace(2)
  const begun: string[] = []
  const arrive = (network: string, name: string) => {
    const waiting = mayBegin(network)
    if (waiting) void waiting.then(() => begun.push(name))
    else begun.push(name)
  }
  for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) arrive('198.51.100.7', name)
  arrive('203.0.113.9', 'another’s')
  expect(begun).toEqual(['first', 'second', 'another’s'])
  await turnOfTheLoop()
  expect(begun.slice(3)).toEqual(['third', 'fourth'])
  await turnOfTheLoop()
  expect(begun.slice(5)).toEqual(['fifth'])
})

test('whoever comes a turn later begins at once', async () => {
  const mayBegin = createPace(1)
  expect(mayBegin('198.51.100.7')).toBeUndefined()
  await turnOfTheLoop()
  await turnOfTheLoop()
  expect(mayBegin('198.51.100.7')).toBeUndefined()
})

const t = useTestApp({ TRUSTED_PROXIES: '1' })

test('a page for somebody else comes before hundreds that one network asked for earlier', async () => {
  const pages = { answer: () => new Response('a page'), draw: async () => '', forgetRendered() {} }
  const app = createApp(t.deps, { pages })
  const answered: string[] = []
  const ask = async (network: string) => {
    await app.request('/landing', { headers: { 'X-Forwarded-For': network } })
    answered.push(network)
  }
  const greedy = Array.from({ length: 200 }, () => ask('198.51.100.7'))
  await ask('203.0.113.9')
  expect(answered.length).toBeLessThan(20)
  await Promise.all(greedy)
})
