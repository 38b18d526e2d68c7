import { describe, expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'
import { forget, giveBack, purgeRateLimits, take } from './rate-limit.ts'

const t = useTestApp()
const RATE = { burst: 3, everySeconds: 10 }
const START = new Date('2026-11-15T12:00:00Z')

function after(seconds: number): Date {
  return new Date(START.getTime() + seconds * 1000)
}

describe('three at once, then one every ten seconds', () => {
  test('the fourth has to wait ten seconds, and says so', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect(await take(t.db, 'a', RATE, START)).toEqual({ allowed: true })
    expect(await take(t.db, 'a', RATE, START)).toEqual({ allowed: false, retryAfterSeconds: 10 })
    expect(await take(t.db, 'a', RATE, after(4))).toEqual({ allowed: false, retryAfterSeconds: 6 })
    expect(await take(t.db, 'a', RATE, after(10))).toEqual({ allowed: true })
    expect(await take(t.db, 'a', RATE, after(10))).toEqual({ allowed: false, retryAfterSeconds: 10 })
  })

  test('after a long pause there are three again, not more', async () => {
    await take(t.db, 'b', RATE, START)
    const answers = []
    for (let turn = 0; turn < 4; turn += 1) answers.push(await take(t.db, 'b', RATE, after(1000)))
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
  })

  test('fifty at the same moment get three', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(t.db, 'c', RATE, START)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3)
  })

  test('what is given back can be taken again', async () => {
    for (let turn = 0; turn < 3; turn += 1) await take(t.db, 'd', RATE, START)
    await giveBack(t.db, 'd', RATE)
    expect((await take(t.db, 'd', RATE, START)).allowed).toBe(true)
    expect((await take(t.db, 'd', RATE, START)).allowed).toBe(false)
  })

  test('one key does not touch another, and forgetting takes a key and those under it', async () => {
    for (const key of ['e:1', 'e:2', 'f']) {
      for (let turn = 0; turn < 3; turn += 1) await take(t.db, key, RATE, START)
    }
    expect(await forget(t.db, 'e:')).toBe(2)
    expect((await take(t.db, 'e:1', RATE, START)).allowed).toBe(true)
    expect((await take(t.db, 'f', RATE, START)).allowed).toBe(false)
  })

  test('full buckets are not kept', async () => {
    await take(t.db, 'g', RATE, START)
    await purgeRateLimits(t.db, after(100_000))
    expect(await purgeRateLimits(t.db, after(100_000))).toBe(0)
  })
})
