import {
  type Calendar,
  type DatePart,
  daysInMonth,
  fromJalali,
  type ParsedDate,
  parseTypedDate,
  parseYear,
  type TypedDate,
  toJalali,
} from '@rahnama/contract/locale/locale.ts'

export type DatePrecision = 'day' | 'month' | 'year'

/** A date as it stands in the boxes. */
export type DateDraft = TypedDate & { calendar: Calendar }

/**
 * A whole date in ISO Gregorian, as long as the field is precise (2026-11-15, 2026-11, 2026);
 * an unfinished or impossible one as it was typed; the empty string when nothing was.
 */
export type DateValue = string | DateDraft

/** A Jalali year begins in the Gregorian year that is greater by this. */
const JALALI_YEAR_OFFSET = 621

/** Jalali months begin between the 19th and the 23rd: on this day the one that began in a Gregorian month is running. */
const DAY_AFTER_MONTH_BEGAN = '28'

export const DATE_PARTS: Readonly<Record<DatePrecision, readonly DatePart[]>> = {
  day: ['day', 'month', 'year'],
  month: ['month', 'year'],
  year: ['year'],
}

export function answerOf(draft: DateDraft, precision: DatePrecision): DateValue {
  const read = readDraft(draft, precision)
  if ('iso' in read) return read.iso
  return read.fault === 'missing' ? '' : draft
}

/** Finds what is wrong with an answer, for the form that has to say so. */
export function readDate(value: DateValue, precision: DatePrecision = 'day'): ParsedDate {
  if (typeof value !== 'string') return readDraft(value, precision)
  return value ? { iso: value } : { fault: 'missing' }
}

function readDraft(draft: DateDraft, precision: DatePrecision): ParsedDate {
  if (DATE_PARTS[precision].every((part) => !draft[part].trim())) return { fault: 'missing' }
  if (precision === 'year') {
    const year = parseYear(draft.year, draft.calendar)
    if (year === undefined) return { fault: 'impossible', part: 'year' }
    return { iso: String(draft.calendar === 'jalali' ? year + JALALI_YEAR_OFFSET : year) }
  }
  const read = parseTypedDate(precision === 'month' ? { ...draft, day: '1' } : draft, draft.calendar)
  return 'iso' in read && precision === 'month' ? { iso: read.iso.slice(0, 7) } : read
}

/** The boxes for an answer that is already there. */
export function draftOf(value: string, calendar: Calendar): DateDraft {
  const [year = '', month, day] = value.split('-')
  if (calendar === 'gregorian' || !value) {
    return { calendar, year, month: withoutZero(month), day: withoutZero(day) }
  }
  if (!month) return { calendar, year: String(Number(year) - JALALI_YEAR_OFFSET), month: '', day: '' }
  const jalali = toJalali(day ? value : `${value}-${DAY_AFTER_MONTH_BEGAN}`)
  return { calendar, year: String(jalali.year), month: String(jalali.month), day: day ? String(jalali.day) : '' }
}

export function sameValue(a: DateValue, b: DateValue): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  return a.calendar === b.calendar && a.day === b.day && a.month === b.month && a.year === b.year
}

/** First and last day of what was typed: a month or a year of one calendar lies across two of the other. */
export function spanOf(draft: DateDraft, precision: DatePrecision): { first: string; last: string } | undefined {
  const read = parseTypedDate(fromItsFirstDay(draft, precision), draft.calendar)
  if (!('iso' in read)) return undefined
  if (precision === 'day') return { first: read.iso, last: read.iso }
  const { year, month } = yearAndMonth(read.iso, draft.calendar)
  const lastMonth = precision === 'year' ? 12 : month
  const end = { year, month: lastMonth, day: daysInMonth(draft.calendar, year, lastMonth) }
  return { first: read.iso, last: draft.calendar === 'jalali' ? fromJalali(end) : isoOf(end) }
}

function fromItsFirstDay(draft: DateDraft, precision: DatePrecision): TypedDate {
  const asked = DATE_PARTS[precision]
  return {
    day: asked.includes('day') ? draft.day : '1',
    month: asked.includes('month') ? draft.month : '1',
    year: draft.year,
  }
}

export function yearAndMonth(iso: string, calendar: Calendar): { year: number; month: number } {
  if (calendar === 'jalali') return toJalali(iso)
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)) }
}

function isoOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function withoutZero(number: string | undefined): string {
  return number === undefined ? '' : String(Number(number))
}
