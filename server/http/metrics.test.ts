import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const worst = (printed: string) => Number(/^event_loop_delay_max_seconds (\S+)$/m.exec(printed)?.[1])

test('a stall shows in the next scrape and not in those after it', async () => {
  const metrics = createMetrics()
  // The clock looks every 20 ms and needs two looks to tell.
  await pause(60)
  const until = performance.now() + 3000
  while (performance.now() < until);
  await pause(60)
  expect(worst(metrics.print())).toBeGreaterThan(2.9)
  await pause(60)
  expect(worst(metrics.print())).toBeLessThan(2.9)
})
