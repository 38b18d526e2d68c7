import {
  type Calendar,
  dayOfWeek,
  daysInMonth,
  fromJalali,
  monthNames,
  toJalali,
  type YearMonthDay,
} from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'

export type Month = { calendar: Calendar; year: number; month: number }

/** Saturday in Iran, Sunday in Canada. */
const FIRST_WEEKDAY: Record<'en' | 'fa', number> = { en: 0, fa: 6 }

export function readDay(iso: string, calendar: Calendar): YearMonthDay {
  if (calendar === 'jalali') return toJalali(iso)
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day }
}

export function monthOf(iso: string, calendar: Calendar): Month {
  const { year, month } = readDay(iso, calendar)
  return { calendar, year, month }
}

export function moveMonth({ calendar, year, month }: Month, by: number): Month {
  const count = year * 12 + month - 1 + by
  return { calendar, year: Math.floor(count / 12), month: (count % 12) + 1 }
}

export function firstDayOf({ calendar, year, month }: Month): string {
  if (calendar === 'jalali') return fromJalali({ year, month, day: 1 })
  return `${year}-${String(month).padStart(2, '0')}-01`
}

export function lastDayOf(month: Month): string {
  return addDays(firstDayOf(month), daysInMonth(month.calendar, month.year, month.month) - 1)
}

export function nameOf({ calendar, month }: Month, language: 'en' | 'fa'): string {
  return monthNames(calendar, language)[month - 1] ?? ''
}

export function weekdaysFromFirst(language: 'en' | 'fa'): number[] {
  return Array.from({ length: 7 }, (_, index) => (FIRST_WEEKDAY[language] + index) % 7)
}

/** Answers whole weeks; days of the neighbouring months are gaps. */
export function weeksOf(month: Month, language: 'en' | 'fa'): (string | undefined)[][] {
  const first = firstDayOf(month)
  const lead = (dayOfWeek(first) - FIRST_WEEKDAY[language] + 7) % 7
  const length = daysInMonth(month.calendar, month.year, month.month)
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, index) => {
    const day = index - lead
    return day >= 0 && day < length ? addDays(first, day) : undefined
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
