import { expect, test } from 'vitest'
import { timeOf } from './snooze-until.ts'

/** Monday 16 November 2026: still Sunday evening in Toronto, where it is five hours less. */
const SUNDAY_EVENING_AT_THE_OFFICE = new Date('2026-11-16T03:00:00Z')
const MONDAY = new Date('2026-11-16T15:00:00Z')

test('mornings are the office’s, not the reader’s', () => {
  expect(timeOf('tomorrow', SUNDAY_EVENING_AT_THE_OFFICE)).toBe('2026-11-16T14:00:00.000Z')
  expect(timeOf('nextWeek', SUNDAY_EVENING_AT_THE_OFFICE)).toBe('2026-11-16T14:00:00.000Z')
})

test('on a Monday the next one is a week away', () => {
  expect(timeOf('nextWeek', MONDAY)).toBe('2026-11-23T14:00:00.000Z')
  expect(timeOf('inTwoWeeks', MONDAY)).toBe('2026-11-30T14:00:00.000Z')
})

test('an answer has no time', () => {
  expect(timeOf('reply', MONDAY)).toBeUndefined()
})
