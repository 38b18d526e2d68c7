import { expect, test } from 'vitest'
import { dayOfWeek, daysInMonth, fromJalali, isIsoDate, isJalaliLeap, toJalali } from './calendar.ts'

const PERSIAN = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

function jalaliOfIntl(date: Date) {
  const part = (type: string) => Number(PERSIAN.formatToParts(date).find((found) => found.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

test('every day from 1300 to 1500 is the one Intl knows, there and back', () => {
  const faults: string[] = []
  // 1 Farvardin 1300 was 21 March 1921; 29 Esfand 1500 is 20 March 2122.
  for (let ms = Date.UTC(1921, 2, 21); ms <= Date.UTC(2122, 2, 20); ms += 86_400_000) {
    const date = new Date(ms)
    const iso = date.toISOString().slice(0, 10)
    const jalali = toJalali(iso)
    const expected = jalaliOfIntl(date)
    const isSame = jalali.year === expected.year && jalali.month === expected.month && jalali.day === expected.day
    if (!isSame || fromJalali(jalali) !== iso) faults.push(iso)
  }
  expect(faults).toEqual([])
}, 60_000)

test('leap years are those of the Calendar Centre of the University of Tehran', () => {
  const leap = Array.from({ length: 121 }, (_, index) => 1300 + index).filter(isJalaliLeap)
  expect(leap).toEqual([
    1300, 1304, 1309, 1313, 1317, 1321, 1325, 1329, 1333, 1337, 1342, 1346, 1350, 1354, 1358, 1362, 1366, 1370, 1375,
    1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408, 1412, 1416, 1420,
  ])
})

test('1403 and 1408 have a 30 Esfand, 1404 has none', () => {
  expect(daysInMonth('jalali', 1403, 12)).toBe(30)
  expect(daysInMonth('jalali', 1404, 12)).toBe(29)
  expect(daysInMonth('jalali', 1408, 12)).toBe(30)
  expect(fromJalali({ year: 1403, month: 12, day: 30 })).toBe('2025-03-20')
  expect(fromJalali({ year: 1408, month: 12, day: 30 })).toBe('2030-03-20')
})

test.each([
  [1399, '2020-03-20'],
  [1400, '2021-03-21'],
  [1403, '2024-03-20'],
  [1404, '2025-03-21'],
  [1405, '2026-03-21'],
  [1408, '2029-03-20'],
  [1409, '2030-03-21'],
])('Nowruz %d is %s', (year, iso) => {
  expect(fromJalali({ year, month: 1, day: 1 })).toBe(iso)
})

test.each([
  ['1979-02-11', { year: 1357, month: 11, day: 22 }],
  ['1970-01-01', { year: 1348, month: 10, day: 11 }],
  ['2000-02-29', { year: 1378, month: 12, day: 10 }],
  ['2026-11-15', { year: 1405, month: 8, day: 24 }],
  ['1921-03-21', { year: 1300, month: 1, day: 1 }],
])('%s in the Jalali calendar', (iso, jalali) => {
  expect(toJalali(iso)).toEqual(jalali)
  expect(fromJalali(jalali)).toBe(iso)
})

test('months have their lengths in both calendars', () => {
  const lengths = (calendar: 'gregorian' | 'jalali', year: number) =>
    Array.from({ length: 12 }, (_, index) => daysInMonth(calendar, year, index + 1))
  expect(lengths('jalali', 1405)).toEqual([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29])
  expect(lengths('gregorian', 2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  expect(daysInMonth('gregorian', 2024, 2)).toBe(29)
  expect(daysInMonth('gregorian', 1900, 2)).toBe(28)
})

test('15 November 2026 is a Sunday and 31 December 1969 was a Wednesday', () => {
  expect(dayOfWeek('2026-11-15')).toBe(0)
  expect(dayOfWeek('1969-12-31')).toBe(3)
})

test('only a day that exists is a date', () => {
  expect(isIsoDate('2024-02-29')).toBe(true)
  expect(isIsoDate('2026-02-29')).toBe(false)
  expect(isIsoDate('2026-13-01')).toBe(false)
  expect(isIsoDate('2026-1-1')).toBe(false)
  expect(() => toJalali('2026-02-30')).toThrow(RangeError)
})
