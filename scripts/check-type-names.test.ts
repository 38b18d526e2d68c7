import { expect, test } from 'vitest'
import { findShared } from './check-type-names.ts'

test('a plain name of two types is told with both places; a name that says whose it is may stand beside it', () => {
  const files = [
    { path: 'server/desk/promise.ts', source: 'type Span = { from: Date }\n' },
    { path: 'server/overview/period.ts', source: "import 'x'\nexport type Span = { days: number }\n" },
    { path: 'contract/slots.ts', source: 'export type Slot = string\nexport type SlotStart = string\n' },
    { path: 'web/times.tsx', source: 'interface SlotProps {}\nconst type = Slot\n' },
  ]
  expect(findShared(files)).toEqual(['Span names 2 types: server/desk/promise.ts, server/overview/period.ts'])
})
