import { isolateLeftToRight } from './bidi.ts'
import type { Calendar } from './dates/calendar.ts'
import type { Region } from './dates/calendar-names.ts'
import { type DateOptions, type DateStyle, formatDate, formatMonthYear, formatTime } from './dates/dates.ts'
import { formatFileSize } from './file-size.ts'
import { foldDigits } from './fold.ts'
import type { Language } from './language.ts'
import { type Conjunction, formatList } from './lists.ts'
import { type Currency, formatCents, formatMoney, formatMoneyRange, isCurrency } from './money.ts'
import { formatNumber, formatPercent, type NumberOptions, writeDigits } from './numbers.ts'
import { formatOrdinal } from './ordinals.ts'
import { formatRelative } from './time/relative-time.ts'
import { type Instant, OFFICE_TIME_ZONE, wallClock } from './time/wall-clock.ts'
import { formatRange, formatUnit, formatUnitRange, type Unit } from './units.ts'

export type FormatOptions = { calendar?: Calendar; timeZone?: string; region?: Region }

export type Formats = {
  language: Language
  calendar: Calendar
  timeZone: string
  number(value: number, options?: NumberOptions): string
  /** 25 is a quarter. */
  percent(wholePercent: number): string
  /** Running text; for what is typed elsewhere use `code`. */
  digits(text: string): string
  /** Folios, scores, phone numbers, document dates: Latin digits that keep their own direction. */
  code(text: string): string
  money(amount: number, currency: Currency): string
  /** A sum of an account, in cents; both of their digits are always written. */
  cents(cents: number, currency: Currency): string
  /** A calendar date, or the day an instant falls on in the zone. */
  date(isoDateOrInstant: string | Date, style?: DateStyle, options?: DateOptions): string
  monthYear(isoDateOrInstant: string | Date): string
  time(instant: Instant): string
  dateTime(instant: Instant, options?: DateOptions): string
  range(from: number, to: number, unit?: Unit | Currency): string
  points(count: number): string
  years(count: number): string
  months(count: number): string
  weeks(count: number): string
  days(count: number): string
  hours(count: number): string
  minutes(count: number): string
  relative(instant: Instant, now: Instant): string
  list(items: readonly string[], conjunction?: Conjunction): string
  fileSize(bytes: number): string
  ordinal(position: number): string
}

const known = new Map<string, Formats>()

/** The one place that decides how a value is written. Without a zone, times are the office's. */
export function formats(language: Language, options: FormatOptions = {}): Formats {
  const calendar = options.calendar ?? (language === 'fa' ? 'jalali' : 'gregorian')
  const timeZone = options.timeZone ?? OFFICE_TIME_ZONE
  const region = options.region ?? 'IR'
  const key = `${language} ${calendar} ${timeZone} ${region}`
  const made = known.get(key) ?? makeFormats(language, calendar, timeZone, region)
  known.set(key, made)
  return made
}

function makeFormats(language: Language, calendar: Calendar, timeZone: string, region: Region): Formats {
  const dating = { language, calendar, region }
  const dayOf = (value: string | Date) =>
    typeof value === 'string' && value.length === 10 ? value : wallClock(value, timeZone).iso
  const date: Formats['date'] = (value, style = 'long', options = {}) =>
    formatDate(dayOf(value), style, options, dating)
  const time: Formats['time'] = (instant) => formatTime(wallClock(instant, timeZone), language)
  const counted = (unit: Unit) => (count: number) => formatUnit(count, unit, language)

  return {
    language,
    calendar,
    timeZone,
    number: (value, options) => formatNumber(value, language, options),
    percent: (wholePercent) => formatPercent(wholePercent, language),
    digits: (text) => writeDigits(text, language),
    code: (text) => (language === 'fa' ? isolateLeftToRight(foldDigits(text)) : foldDigits(text)),
    money: (amount, currency) => formatMoney(amount, currency, language),
    cents: (cents, currency) => formatCents(cents, currency, language),
    date,
    monthYear: (value) => formatMonthYear(dayOf(value), dating),
    time,
    dateTime: (instant, options) => {
      const day = formatDate(wallClock(instant, timeZone).iso, 'long', options ?? {}, dating)
      return `${day}${language === 'fa' ? '، ساعت ' : ', '}${time(instant)}`
    },
    range: (from, to, unit) => {
      if (unit === undefined) return from === to ? formatNumber(from, language) : formatRange(from, to, language)
      if (isCurrency(unit)) {
        return from === to ? formatMoney(from, unit, language) : formatMoneyRange(from, to, unit, language)
      }
      return from === to ? formatUnit(from, unit, language) : formatUnitRange(from, to, unit, language)
    },
    points: counted('point'),
    years: counted('year'),
    months: counted('month'),
    weeks: counted('week'),
    days: counted('day'),
    hours: counted('hour'),
    minutes: counted('minute'),
    relative: (instant, now) => formatRelative(instant, now, language, timeZone),
    list: (items, conjunction = 'and') => formatList(items, conjunction, language),
    fileSize: (bytes) => formatFileSize(bytes, language),
    ordinal: (position) => formatOrdinal(position, language),
  }
}
