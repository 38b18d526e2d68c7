export const CALENDARS = ['gregorian', 'jalali'] as const
export type Calendar = (typeof CALENDARS)[number]
export type YearMonthDay = { year: number; month: number; day: number }

const MS_PER_DAY = 86_400_000
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Day number of 1 Farvardin 1, counted from 1 January 1970. */
const JALALI_EPOCH_DAY = -492_268

export function isCalendar(value: unknown): value is Calendar {
  return CALENDARS.some((calendar) => calendar === value)
}

/** The 33-year rule. It gives the same years as the observed equinox from 1206 to 1501 AP, beyond any life on file here. */
export function isJalaliLeap(year: number): boolean {
  return (25 * year + 11) % 33 < 8
}

export function daysInMonth(calendar: Calendar, year: number, month: number): number {
  if (calendar === 'gregorian') return new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (month <= 6) return 31
  return month < 12 || isJalaliLeap(year) ? 30 : 29
}

export function toJalali(iso: string): YearMonthDay {
  const day = dayNumber(iso)
  let year = readIsoDate(iso).year - 621
  if (day < firstDayOfJalaliYear(year)) year -= 1
  const dayOfYear = day - firstDayOfJalaliYear(year)
  const month = dayOfYear < 186 ? Math.floor(dayOfYear / 31) + 1 : Math.floor((dayOfYear - 186) / 30) + 7
  return { year, month, day: dayOfYear - daysBeforeJalaliMonth(month) + 1 }
}

export function fromJalali({ year, month, day }: YearMonthDay): string {
  return isoOfDayNumber(firstDayOfJalaliYear(year) + daysBeforeJalaliMonth(month) + day - 1)
}

export function toCalendar(iso: string, calendar: Calendar): YearMonthDay {
  return calendar === 'jalali' ? toJalali(iso) : readIsoDate(iso)
}

/** 0 is Sunday, as in `Date`. */
export function dayOfWeek(iso: string): number {
  return (((dayNumber(iso) + 4) % 7) + 7) % 7
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth('gregorian', year, month)
}

export function writeIsoDate({ year, month, day }: YearMonthDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function readIsoDate(iso: string): YearMonthDay {
  if (!isIsoDate(iso)) throw new RangeError(`not a calendar date: ${iso}`)
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)) }
}

function dayNumber(iso: string): number {
  const { year, month, day } = readIsoDate(iso)
  return Date.UTC(year, month - 1, day) / MS_PER_DAY
}

function isoOfDayNumber(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10)
}

function firstDayOfJalaliYear(year: number): number {
  return JALALI_EPOCH_DAY + 365 * (year - 1) + Math.floor((8 * year + 21) / 33)
}

function daysBeforeJalaliMonth(month: number): number {
  return month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
}
