import type { IsoDate } from '../dated.ts'
import { addMonths, addYears } from '../dates.ts'

/** The look-back periods of the programs, as day numbers and, for comparing, as dates. */
export type Windows = {
  on: IsoDate
  onDigits: number
  today: number
  threeYearsAgo: number
  fiveYearsAgo: number
  tenYearsAgo: number
  dayFiveYearsAgo: IsoDate
  dayNearlyTwoYearsAgo: IsoDate
}

/** Thousands of profiles are assessed on the same day, so the day's windows are worked out once. */
let latest: Windows | undefined

export function windowsOf(on: IsoDate): Windows {
  if (latest?.on !== on) latest = newWindows(on)
  return latest
}

function newWindows(on: IsoDate): Windows {
  const dayFiveYearsAgo = addYears(on, -5)
  return {
    on,
    onDigits: digitsOf(on),
    today: dayNumber(on),
    threeYearsAgo: dayNumber(addYears(on, -3)),
    fiveYearsAgo: dayNumber(dayFiveYearsAgo),
    tenYearsAgo: dayNumber(addYears(on, -10)),
    dayFiveYearsAgo,
    dayNearlyTwoYearsAgo: addMonths(on, -23),
  }
}

/** Completed years on the day; as numbers yyyymmdd, a birthday not yet reached borrows from the year. */
export function yearsOldOn(birthDate: IsoDate, on: IsoDate): number {
  return Math.floor((windowsOf(on).onDigits - digitsOf(birthDate)) / 10_000)
}

/** Days since an arbitrary first day; months are counted from March so that a leap day comes last. */
export function dayNumber(date: IsoDate): number {
  const digits = digitsOf(date)
  const month = Math.floor(digits / 100) % 100
  const year = Math.floor(digits / 10_000) - (month <= 2 ? 1 : 0)
  const sinceMarch = (month + 9) % 12
  const daysBefore = Math.floor((153 * sinceMarch + 2) / 5)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return year * 365 + leapDays + daysBefore + (digits % 100)
}

/** A date as the number yyyymmdd. Reading digits in place costs a tenth of cutting the string apart. */
function digitsOf(date: IsoDate): number {
  let digits = 0
  for (let i = 0; i < date.length; i++) {
    const digit = date.charCodeAt(i) - ZERO
    if (digit >= 0) digits = digits * 10 + digit
  }
  return digits
}

const ZERO = 48
