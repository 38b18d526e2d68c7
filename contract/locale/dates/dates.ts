import type { Language } from '../language.ts'
import { writeDigits } from '../numbers.ts'
import { type Calendar, dayOfWeek, toCalendar } from './calendar.ts'
import { monthNames, type Region, weekdayNames } from './calendar-names.ts'

export { dayOfWeek, daysBetween } from './calendar.ts'
export { weekdayNames } from './calendar-names.ts'

export type DateStyle = 'long' | 'medium' | 'short'
export type DateOptions = { weekday?: boolean }
export type Dating = { language: Language; calendar: Calendar; region: Region }

/** Assembled here because Intl's Persian full date puts the year first and a Latin comma in the middle. */
export function formatDate(iso: string, style: DateStyle, { weekday = false }: DateOptions, dating: Dating): string {
  const date = style === 'short' ? figures(iso, dating) : dayMonthYear(iso, style, dating)
  const named = weekday ? `${weekdayNames(dating.language)[dayOfWeek(iso)]} ${date}` : date
  return writeDigits(named, dating.language)
}

export function formatMonthYear(iso: string, dating: Dating): string {
  const { year, month } = toCalendar(iso, dating.calendar)
  return writeDigits(`${monthName(month, 'long', dating)} ${year}`, dating.language)
}

export function formatTime({ hour, minute }: { hour: number; minute: number }, language: Language): string {
  return writeDigits(`${twoDigits(hour)}:${twoDigits(minute)}`, language)
}

function figures(iso: string, { language, calendar }: Dating): string {
  const { year, month, day } = toCalendar(iso, calendar)
  const separator = language === 'en' && calendar === 'gregorian' ? '-' : '/'
  return [year, twoDigits(month), twoDigits(day)].join(separator)
}

function dayMonthYear(iso: string, style: 'long' | 'medium', dating: Dating): string {
  const { year, month, day } = toCalendar(iso, dating.calendar)
  return `${day} ${monthName(month, style, dating)} ${year}`
}

function monthName(month: number, style: 'long' | 'medium', { language, calendar, region }: Dating): string {
  const name = monthNames(calendar, language, region)[month - 1] ?? ''
  return style === 'medium' && language === 'en' && calendar === 'gregorian' ? name.slice(0, 3) : name
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
