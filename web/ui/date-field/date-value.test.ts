import { describe, expect, test } from 'vitest'
import { answerOf, type DatePrecision, draftOf, readDate, spanOf } from './date-value.ts'

const jalali = (year: string, month = '', day = '') => ({ calendar: 'jalali' as const, year, month, day })
const gregorian = (year: string, month = '', day = '') => ({ calendar: 'gregorian' as const, year, month, day })

describe('the value of a date', () => {
  test('24 Aban 1405 is 2026-11-15', () => {
    expect(answerOf(jalali('۱۴۰۵', 'آبان', '۲۴'), 'day')).toBe('2026-11-15')
    expect(answerOf(jalali('1405', '8', '24'), 'day')).toBe('2026-11-15')
  })

  test('nothing typed is the empty string', () => {
    expect(answerOf(jalali(''), 'day')).toBe('')
  })

  test('an unfinished or impossible date stays as typed', () => {
    expect(answerOf(gregorian('2026', '2', ''), 'day')).toEqual(gregorian('2026', '2', ''))
    expect(answerOf(gregorian('2026', '2', '30'), 'day')).toEqual(gregorian('2026', '2', '30'))
  })

  test('a month is the Gregorian month in which it begins', () => {
    expect(answerOf(jalali('1399', '1'), 'month')).toBe('2020-03')
    expect(answerOf(gregorian('2020', 'March'), 'month')).toBe('2020-03')
  })

  test('a year is the Gregorian year in which it begins', () => {
    expect(answerOf(jalali('1399'), 'year')).toBe('2020')
    expect(answerOf(gregorian('2020'), 'year')).toBe('2020')
  })

  test('a two-digit year is not guessed', () => {
    expect(readDate(gregorian('91'), 'year')).toEqual({ fault: 'impossible', part: 'year' })
  })

  test('the missing box is named', () => {
    expect(readDate(gregorian('2026', '', '3'))).toEqual({ fault: 'incomplete', part: 'month' })
    expect(readDate(gregorian('', '4'), 'month')).toEqual({ fault: 'incomplete', part: 'year' })
    expect(readDate('')).toEqual({ fault: 'missing' })
  })

  test.each<[DatePrecision, string]>([
    ['day', '1991-03-20'],
    ['day', '2025-03-20'],
    ['month', '2020-03'],
    ['month', '2021-01'],
    ['month', '2024-02'],
    ['year', '2020'],
  ])('a %s shown in the Iranian calendar and read again is the same: %s', (precision, iso) => {
    expect(answerOf(draftOf(iso, 'jalali'), precision)).toBe(iso)
  })

  test('20 March 2025 is shown as 30 Esfand 1403, a leap day', () => {
    expect(draftOf('2025-03-20', 'jalali')).toEqual(jalali('1403', '12', '30'))
  })
})

test('the year 1399 lies from 20 March 2020 to 20 March 2021', () => {
  expect(spanOf(jalali('1399'), 'year')).toEqual({ first: '2020-03-20', last: '2021-03-20' })
})

test('the month of March 1991 lies across Esfand 1369 and Farvardin 1370', () => {
  expect(spanOf(gregorian('1991', '3'), 'month')).toEqual({ first: '1991-03-01', last: '1991-03-31' })
})
