import { vi } from 'vitest'

/** As long as a test may take: whether something happens is asked here, not how soon. */
const PATIENCE_MS = 15_000

/** Waits until the expectation holds. The runner's own patience is one second, which a busy machine uses up. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS })
}
