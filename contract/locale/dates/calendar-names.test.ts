import { expect, test } from 'vitest'
import { monthNames, weekdayNames } from './calendar-names.ts'

test('the eighth month is آبان in Iran and عقرب in Afghanistan', () => {
  expect(monthNames('jalali', 'fa')[7]).toBe('آبان')
  expect(monthNames('jalali', 'fa', 'AF')[7]).toBe('عقرب')
  expect(monthNames('jalali', 'en')[7]).toBe('Aban')
  expect(monthNames('jalali', 'en', 'AF')[7]).toBe('Aqrab')
})

test('November is نوامبر in Iran and نومبر in Afghanistan', () => {
  expect(monthNames('gregorian', 'fa')[10]).toBe('نوامبر')
  expect(monthNames('gregorian', 'fa', 'AF')[10]).toBe('نومبر')
  expect(monthNames('gregorian', 'en', 'AF')[10]).toBe('November')
})

test('every calendar has twelve different months in both languages and regions', () => {
  for (const calendar of ['gregorian', 'jalali'] as const) {
    for (const language of ['en', 'fa'] as const) {
      for (const region of ['IR', 'AF'] as const) {
        expect(new Set(monthNames(calendar, language, region)).size).toBe(12)
      }
    }
  }
})

test('Persian weekdays are those of Intl', () => {
  const intl = new Intl.DateTimeFormat('fa', { weekday: 'long', timeZone: 'UTC' })
  // 15 November 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => intl.format(Date.UTC(2026, 10, 15 + day)))
  expect(weekdayNames('fa')).toEqual(week)
})
