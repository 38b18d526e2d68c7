import { afterEach, expect, test, vi } from 'vitest'
import { visibly } from './visibly.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['an answer', () => Promise.resolve('answered')],
  ['a failure', () => Promise.reject(new Error('no connection'))],
])('%s that comes at once is shown after a second, not before', async (_, send) => {
  vi.useFakeTimers()
  let isOver = false
  const end = () => {
    isOver = true
  }
  const sending = visibly(send()).then(end, end)
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  await sending
})

test('one that takes longer is shown when it comes', async () => {
  vi.useFakeTimers()
  const work = Promise.withResolvers<string>()
  const sending = visibly(work.promise)
  await vi.advanceTimersByTimeAsync(5000)
  work.resolve('late')
  expect(await sending).toBe('late')
})
