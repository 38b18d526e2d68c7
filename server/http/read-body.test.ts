import { REQUEST_TIMEOUT_MS } from '@rahnama/contract/limits.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { readSmallBody } from './read-body.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a sender who never ends is not waited for', async () => {
  vi.useFakeTimers()
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' })
  const given = expect(readSmallBody(request)).rejects.toMatchObject({ code: 'TIMEOUT' })
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  await given
})
