import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const delayIn = (printed: string) =>
  ['p99', 'max'].map((which) => new RegExp(`^event_loop_delay_${which}_seconds (\\S+)$`, 'm').exec(printed)?.[1])

/** A clock that looks every 20 ms, as ours does, and keeps the longest time from one look to the next. */
function loopDelay() {
  const looks = { longestMs: 0, isEnabled: false }
  const nanoseconds = () => looks.longestMs * 1e6
  const delay = {
    enable: () => (looks.isEnabled = true),
    reset: () => {
      looks.longestMs = 0
    },
    percentile: nanoseconds,
    get max() {
      return nanoseconds()
    },
  }
  return { looks, delay }
}

test('a stall shows in the next scrape, without the time between two looks, and not in those after it', () => {
  const { looks, delay } = loopDelay()
  const metrics = createMetrics(delay)
  expect(looks.isEnabled).toBe(true)
  looks.longestMs = 3020
  expect(delayIn(metrics.print())).toEqual(['3', '3'])
  expect(delayIn(metrics.print())).toEqual(['0', '0'])
})
