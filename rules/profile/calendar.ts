import type { IsoDate } from '../dated.ts'
import { addYears, daysBetween } from '../dates.ts'

const EPOCH: IsoDate = '1970-01-01'

/** The look-back periods of the programmes, as day numbers and, for comparing, as a date. */
export type Windows = {
  on: IsoDate
  today: number
  threeYearsAgo: number
  fiveYearsAgo: number
  tenYearsAgo: number
  dayFiveYearsAgo: IsoDate
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
    today: dayNumber(on),
    threeYearsAgo: dayNumber(addYears(on, -3)),
    fiveYearsAgo: dayNumber(dayFiveYearsAgo),
    tenYearsAgo: dayNumber(addYears(on, -10)),
    dayFiveYearsAgo,
  }
}

export function dayNumber(date: IsoDate): number {
  return daysBetween(EPOCH, date)
}
