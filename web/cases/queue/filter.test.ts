import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './filter.ts'

const OWNER = '4b1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01'

test('a filter survives its address', () => {
  const filter = { view: 'all', kind: 'case', program: 'FSW', stage: 'filed', flag: 'minor', ownerId: OWNER } as const
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
})

test('what is no filter in an address is passed over', () => {
  expect(readFilter(new URLSearchParams('view=theirs&kind=&program=XX&owner=me&language=fa'))).toEqual({ view: 'mine' })
})

test('my own view has the shortest address', () => {
  expect(writeFilter({ view: 'mine' })).toBe('')
})
