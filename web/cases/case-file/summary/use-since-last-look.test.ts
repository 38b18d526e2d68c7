import { expect, test } from 'vitest'
import { addUp } from './use-since-last-look.ts'

test('what later readings count is added to the first, and the last look stays the one before this visit', () => {
  const before = { at: '2026-11-10T19:10:00.000Z', parts: [{ what: 'documents', count: 2 } as const] }
  const more = {
    at: '2026-11-16T15:00:00.000Z',
    parts: [{ what: 'documents', count: 1 } as const, { what: 'notes', count: 1 } as const],
  }
  expect(addUp(before, more)).toEqual({
    at: '2026-11-10T19:10:00.000Z',
    parts: [
      { what: 'documents', count: 3 },
      { what: 'notes', count: 1 },
    ],
  })
})
