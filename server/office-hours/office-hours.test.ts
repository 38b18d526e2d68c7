import { describe, expect, test } from 'vitest'
import { addOfficeMinutes, isOntarioHoliday, officeMinutesBetween, officeMinutesByDay } from './office-hours.ts'

const HOUR = 60

describe('public holidays of Ontario, as the province publishes them', () => {
  test.each([
    [
      2026,
      '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-28',
      'Boxing Day, a Saturday, is taken on Monday the 28th',
    ],
    [
      2027,
      '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-27 12-28',
      'Christmas on a Saturday and Boxing Day on a Sunday move on',
    ],
    [2028, '01-03 02-21 04-14 05-22 07-03 09-04 10-09 12-25 12-26', 'New Year and Canada Day fall on Saturdays'],
  ])('%i: %s (%s)', (year, days) => {
    const found: string[] = []
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
      const iso = new Date(at).toISOString().slice(0, 10)
      if (isOntarioHoliday(iso)) found.push(iso.slice(5))
    }
    expect(found.join(' ')).toBe(days)
  })
})

describe('a reply due after nine office hours', () => {
  test.each([
    ['Monday 10:00 is due on Tuesday 10:00', '2026-11-16T15:00Z', '2026-11-17T15:00Z'],
    ['Monday 20:00 is due on Tuesday 18:00', '2026-11-17T01:00Z', '2026-11-17T23:00Z'],
    ['Friday 17:00 is due on Monday 17:00', '2026-11-20T22:00Z', '2026-11-23T22:00Z'],
    ['Saturday is due on Monday 18:00', '2026-11-21T12:00Z', '2026-11-23T23:00Z'],
    ['Thursday before Good Friday 12:00 is due on Monday 12:00', '2027-03-25T16:00Z', '2027-03-29T16:00Z'],
    ['Friday before the clocks go forward 12:00 is due on Monday 12:00', '2027-03-12T17:00Z', '2027-03-15T16:00Z'],
    ['Friday before the clocks go back 12:00 is due on Monday 12:00', '2026-10-30T16:00Z', '2026-11-02T17:00Z'],
  ])('%s', (_, from, due) => {
    expect(addOfficeMinutes(new Date(from), 9 * HOUR)).toEqual(new Date(due))
    expect(officeMinutesBetween(new Date(from), new Date(due))).toBe(9 * HOUR)
  })
})

test('nights, weekends and holidays do not count', () => {
  const between = (from: string, to: string) => officeMinutesBetween(new Date(from), new Date(to))
  expect(between('2026-11-16T15:00Z', '2026-11-16T15:42Z')).toBe(42)
  expect(between('2026-11-20T22:30Z', '2026-11-23T14:15Z')).toBe(45)
  expect(between('2026-11-21T12:00Z', '2026-11-22T12:00Z')).toBe(0)
  expect(between('2026-12-24T22:00Z', '2026-12-29T15:00Z')).toBe(2 * HOUR)
})

test.each([
  // A weekend, Christmas with its substitute day, both changes of the clocks, leap days, and years on end.
  ['2026-11-13T15:00:00Z', '2026-11-16T15:00:00Z'],
  ['2026-12-23T22:30:00Z', '2027-01-05T14:10:00Z'],
  ['2026-03-06T20:00:00Z', '2026-03-10T20:00:00Z'],
  ['2026-10-30T13:00:00Z', '2026-11-03T14:30:00Z'],
  ['2023-12-30T03:00:00Z', '2024-03-02T03:00:00Z'],
  ['2021-05-21T19:47:00Z', '2026-11-17T02:00:00Z'],
  ['2026-11-15T02:00:00Z', '2026-11-15T23:00:00Z'],
])('from %s to %s the office was open as long as all its days together', (from, to) => {
  const days = officeMinutesByDay(new Date(from), new Date(to))
  const sum = days.reduce((total, { minutes }) => total + minutes, 0)
  expect(officeMinutesBetween(new Date(from), new Date(to))).toBe(sum)
})

test('a span of years that ends before it begins is no time at all', () => {
  expect(officeMinutesBetween(new Date('2026-11-17T15:00:00Z'), new Date('2021-11-17T15:00:00Z'))).toBe(0)
})
