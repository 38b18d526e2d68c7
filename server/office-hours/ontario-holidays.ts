import { dayOfWeek } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'

const MONDAY = 1
const closedOn = new Map<number, ReadonlySet<string>>()

/** Public holidays of Ontario (Employment Standards Act, 2000, s. 1) in a year. */
export function ontarioHolidays(year: number): ReadonlySet<string> {
  const known = closedOn.get(year)
  if (known) return known
  const days = new Set(daysOf(year))
  closedOn.set(year, days)
  return days
}

/** One on a weekend is taken on the next working day, as the Act gives a substitute day. */
function daysOf(year: number): string[] {
  const taken: string[] = []
  for (const holiday of [
    `${year}-01-01`,
    nthMonday(year, 2, 3),
    addDays(easterSunday(year), -2),
    mondayBefore(`${year}-05-25`),
    `${year}-07-01`,
    nthMonday(year, 9, 1),
    nthMonday(year, 10, 2),
    `${year}-12-25`,
    `${year}-12-26`,
  ]) {
    let day = holiday
    while (isWeekend(day) || taken.includes(day)) day = addDays(day, 1)
    taken.push(day)
  }
  return taken
}

function isWeekend(isoDate: string): boolean {
  return [0, 6].includes(dayOfWeek(isoDate))
}

function nthMonday(year: number, month: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((MONDAY - dayOfWeek(first) + 7) % 7) + (nth - 1) * 7)
}

function mondayBefore(isoDate: string): string {
  return addDays(isoDate, -((dayOfWeek(isoDate) + 5) % 7) - 1)
}

/** The Gregorian computus, after Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}
