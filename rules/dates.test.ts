import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  compare,
  daysBetween,
  isIsoDate,
  monthsBetween,
  wholeYearsBetween,
} from './dates.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a calendar day', () => {
  it.each(['2026-01-15', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('%s is one', (value) => {
    expect(isIsoDate(value)).toBe(true)
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '15-01-2026',
    '2026-01-15T00:00:00Z',
    '',
    20260115,
    null,
  ])('%s is none', (value) => {
    expect(isIsoDate(value)).toBe(false)
  })

  it('comes before, on or after another', () => {
    expect([
      compare('2026-01-31', '2026-02-01'),
      compare('2026-02-01', '2026-02-01'),
      compare('2027-01-01', '2026-12-31'),
    ]).toEqual([-1, 0, 1])
  })
})

describe('adding to a day', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-10', 36, '2029-05-10'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-03-10', 2, '2026-03-10'],
  ])('%s and %i years is %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected)
  })

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2000-01-01', 366, '2001-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })
})

describe('between two days', () => {
  it.each([
    ['1996-05-20', '2026-05-19', 29],
    ['1996-05-20', '2026-05-20', 30],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('someone born on %s is on %s aged %i', (born, on, age) => {
    expect(wholeYearsBetween(born, on)).toBe(age)
  })

  it.each([
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 1],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-02-15', '2026-01-15', -1],
    ['2026-02-14', '2026-01-15', 0],
  ])('from %s to %s are %i whole months', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months)
  })

  it.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2023-02-28', '2023-03-01', 1],
    ['2000-01-01', '2026-01-01', 9497],
    ['2026-01-01', '2025-12-31', -1],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('are as many days as the clock of the machine counts', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000)
        expect(addDays(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })
})
