import { parseInteger } from '../decimal.ts'
import { foldForSearch } from '../fold.ts'
import { LANGUAGES } from '../language.ts'
import { type Calendar, daysInMonth, fromJalali, writeIsoDate } from './calendar.ts'
import { monthNames, REGIONS } from './calendar-names.ts'

export type DatePart = 'day' | 'month' | 'year'
export type TypedDate = Record<DatePart, string>
export type TypedDateFault = 'missing' | 'incomplete' | 'impossible'
export type ParsedDate = { iso: string } | { fault: TypedDateFault; part?: DatePart }

/** The same span in both. A year outside it was meant for the other calendar, or lacks its century. */
const YEARS: Readonly<Record<Calendar, { first: number; last: number }>> = {
  gregorian: { first: 1900, last: 2100 },
  jalali: { first: 1278, last: 1479 },
}
/** Spellings people use beside the names we print, by month. */
const OTHER_SPELLINGS: Readonly<Record<Calendar, Readonly<Record<number, readonly string[]>>>> = {
  gregorian: {
    4: ['آپریل'],
    5: ['می'],
    6: ['جون'],
    7: ['جولای', 'ژولای'],
    8: ['آگوست'],
    9: ['Sept'],
    10: ['اکتوبر'],
  },
  jalali: {
    2: ['Ordibehsht', 'Saur'],
    5: ['امرداد', 'Amordad'],
    6: ['Sonbola'],
    8: ['Aghrab'],
    9: ['Qaus'],
    10: ['Dei', 'Di', 'Day'],
    11: ['Dalv'],
    12: ['Hoot'],
  },
}
const PARTS: readonly DatePart[] = ['day', 'month', 'year']

export function parseTypedDate(typed: TypedDate, calendar: Calendar): ParsedDate {
  const empty = PARTS.filter((part) => typed[part].trim() === '')
  if (empty.length === PARTS.length) return { fault: 'missing' }
  const [firstEmpty] = empty
  if (firstEmpty) return { fault: 'incomplete', part: firstEmpty }

  const year = parseYear(typed.year, calendar)
  if (year === undefined) return { fault: 'impossible', part: 'year' }
  const month = parseMonth(typed.month, calendar)
  if (month === undefined) return { fault: 'impossible', part: 'month' }
  const day = parseInteger(typed.day)
  if (day === undefined || day < 1 || day > daysInMonth(calendar, year, month)) {
    return { fault: 'impossible', part: 'day' }
  }
  const date = { year, month, day }
  return { iso: calendar === 'jalali' ? fromJalali(date) : writeIsoDate(date) }
}

/** Reads a field that asks for a year alone. */
export function parseYear(text: string, calendar: Calendar): number | undefined {
  const year = parseInteger(text)
  const { first, last } = YEARS[calendar]
  return year !== undefined && year >= first && year <= last ? year : undefined
}

/** A number or a name, in either language and the usual spellings. */
function parseMonth(text: string, calendar: Calendar): number | undefined {
  const number = parseInteger(text)
  if (number !== undefined) return number >= 1 && number <= 12 ? number : undefined
  return monthNumbers(calendar).get(foldForSearch(text).replace(/\.$/, ''))
}

const numbersByName = new Map<Calendar, ReadonlyMap<string, number>>()

function monthNumbers(calendar: Calendar): ReadonlyMap<string, number> {
  const known = numbersByName.get(calendar)
  if (known) return known
  const numbers = new Map<string, number>()
  const learn = (name: string, month: number) => numbers.set(foldForSearch(name), month)
  for (const language of LANGUAGES) {
    for (const region of REGIONS) {
      monthNames(calendar, language, region).forEach((name, index) => {
        learn(name, index + 1)
        if (calendar === 'gregorian' && language === 'en') learn(name.slice(0, 3), index + 1)
      })
    }
  }
  for (const [month, names] of Object.entries(OTHER_SPELLINGS[calendar])) {
    for (const name of names) learn(name, Number(month))
  }
  numbersByName.set(calendar, numbers)
  return numbers
}
