import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends when it is told to, and the order in which such works began. */
function workshop(queue: ReturnType<typeof createFairQueue>) {
  const begun: string[] = []
  const endings = new Map<string, () => void>()
  const ask = (person: string, name: string) =>
    queue.run(person, async () => {
      begun.push(name)
      await new Promise<void>((end) => endings.set(name, end))
      return name
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    ask,
    settled,
    async finish(name: string) {
      await settled()
      endings.get(name)?.()
      await settled()
    },
  }
}

test('somebody who asks for one thing waits for one of the hundred that another asked for', async () => {
  const { ask, begun, finish } = workshop(createFairQueue({ atOnce: 1, waiting: 200 }))
  const greedy = Array.from({ length: 100 }, (_, index) => ask('greedy', `greedy ${index}`))
  const modest = ask('modest', 'modest')
  await finish('greedy 0')
  await finish('modest')
  await finish('greedy 1')
  expect(begun).toEqual(['greedy 0', 'modest', 'greedy 1', 'greedy 2'])
  expect(await modest).toBe('modest')
  for (let index = 2; index < 100; index += 1) await finish(`greedy ${index}`)
  expect(await Promise.all(greedy)).toHaveLength(100)
})

test('three who wait take turns, each in the order they asked', async () => {
  const { ask, begun, finish } = workshop(createFairQueue({ atOnce: 1, waiting: 10 }))
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name.charAt(0), name)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await finish(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('one person has only so much under way while others are let in', async () => {
  const { ask, begun, finish, settled } = workshop(createFairQueue({ atOnce: 10, atOncePerPerson: 2, waiting: 10 }))
  for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name.charAt(0), name)
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await finish('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('whoever has too much waiting is told to come back, and others are not', async () => {
  const { ask, finish } = workshop(createFairQueue({ atOnce: 1, waiting: 3, waitingPerPerson: 1 }))
  void ask('a', 'a1')
  void ask('a', 'a2')
  await expect(ask('a', 'a3')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 })
  const other = ask('b', 'b1')
  await finish('a1')
  await finish('b1')
  expect(await other).toBe('b1')
})

test('a line that is full for everybody says so, and has room again later', async () => {
  const { ask, finish } = workshop(createFairQueue({ atOnce: 1, waiting: 1 }))
  void ask('a', 'a1')
  void ask('b', 'b1')
  await expect(ask('c', 'c1')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
  await finish('a1')
  const later = ask('c', 'c2')
  await finish('b1')
  await finish('c2')
  expect(await later).toBe('c2')
})

test('work that fails gives its place to the next', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 })
  const failed = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('b', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('a turn that was taken lasts until it is ended, and ending it twice frees one place only', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 2 })
  const begun: string[] = []
  const end = await queue.takeTurn('a')
  const second = queue.takeTurn('b').then((endSecond) => {
    begun.push('b')
    return endSecond
  })
  const third = queue.run('c', async () => begun.push('c'))
  expect(begun).toEqual([])
  end()
  end()
  const endSecond = await second
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['b'])
  endSecond()
  await third
  expect(begun).toEqual(['b', 'c'])
})
