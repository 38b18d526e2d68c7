import { expect, test } from 'vitest'
import { parseTypedDate, parseYear } from './typed-date.ts'

const typed = (day: string, month: string, year: string) => ({ day, month, year })

test.each([
  ['27', '3', '1991', '1991-03-27'],
  ['۲۷', '۳', '۱۹۹۱', '1991-03-27'],
  ['٢٧', '٠٣', '١٩٩١', '1991-03-27'],
  [' 27 ', 'March', '1991', '1991-03-27'],
  ['27', 'mar', '1991', '1991-03-27'],
  ['27', 'Mar.', '1991', '1991-03-27'],
  ['1', 'Sept', '2020', '2020-09-01'],
  ['1', 'ژانویهٔ', '2020', '2020-01-01'],
  ['1', 'می', '2020', '2020-05-01'],
  ['1', 'مي', '2020', '2020-05-01'],
  ['1', 'آگوست', '2020', '2020-08-01'],
  ['1', 'اوت', '2020', '2020-08-01'],
  ['1', 'نومبر', '2020', '2020-11-01'],
  ['29', '2', '2024', '2024-02-29'],
])('Gregorian %s %s %s is %s', (day, month, year, iso) => {
  expect(parseTypedDate(typed(day, month, year), 'gregorian')).toEqual({ iso })
})

test.each([
  ['24', '8', '1405', '2026-11-15'],
  ['۲۴', 'آبان', '۱۴۰۵', '2026-11-15'],
  ['۲۴', 'ابان', '۱۴۰۵', '2026-11-15'],
  ['۲۴', 'عقرب', '۱۴۰۵', '2026-11-15'],
  ['24', 'Aban', '1405', '2026-11-15'],
  ['24', 'aqrab', '1405', '2026-11-15'],
  ['۲۲', 'بهمن', '۱۳۵۷', '1979-02-11'],
  ['30', 'esfand', '1403', '2025-03-20'],
  ['1', 'دي', '1348', '1969-12-22'],
  ['1', 'امرداد', '1405', '2026-07-23'],
])('Jalali %s %s %s is %s', (day, month, year, iso) => {
  expect(parseTypedDate(typed(day, month, year), 'jalali')).toEqual({ iso })
})

test('nothing typed is a missing date', () => {
  expect(parseTypedDate(typed('', ' ', ''), 'gregorian')).toEqual({ fault: 'missing' })
})

test.each([
  ['', '3', '1991', 'day'],
  ['27', '', '1991', 'month'],
  ['27', '3', '', 'year'],
  ['', '', '1991', 'day'],
] as const)('%s/%s/%s is incomplete and names its first empty part', (day, month, year, part) => {
  expect(parseTypedDate(typed(day, month, year), 'gregorian')).toEqual({ fault: 'incomplete', part })
})

test.each([
  ['31', '4', '2020', 'gregorian', 'day'],
  ['29', '2', '2026', 'gregorian', 'day'],
  ['0', '1', '2026', 'gregorian', 'day'],
  ['1.5', '1', '2026', 'gregorian', 'day'],
  ['1', '13', '2026', 'gregorian', 'month'],
  ['1', 'Aban', '2026', 'gregorian', 'month'],
  ['1', 'x', '2026', 'gregorian', 'month'],
  ['30', '12', '1404', 'jalali', 'day'],
  ['31', '7', '1405', 'jalali', 'day'],
  ['1', 'March', '1405', 'jalali', 'month'],
] as const)('%s/%s/%s is impossible in the %s calendar, at its %s', (day, month, year, calendar, part) => {
  expect(parseTypedDate(typed(day, month, year), calendar)).toEqual({ fault: 'impossible', part })
})

test('a year of two digits is refused and not guessed', () => {
  expect(parseTypedDate(typed('1', '1', '70'), 'jalali')).toEqual({ fault: 'impossible', part: 'year' })
  expect(parseTypedDate(typed('1', '1', '91'), 'gregorian')).toEqual({ fault: 'impossible', part: 'year' })
})

test('a year of the other calendar is refused', () => {
  expect(parseYear('1370', 'gregorian')).toBeUndefined()
  expect(parseYear('1991', 'jalali')).toBeUndefined()
  expect(parseYear('۱۳۷۰', 'jalali')).toBe(1370)
})
