import { instantOf, OFFICE_TIME_ZONE, officeDay } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { isOntarioHoliday, isWeekend, workingDaysBetween } from './ontario-holidays.ts'

export { officeDay } from '@rahnama/contract/locale/locale.ts'
export { isOntarioHoliday } from './ontario-holidays.ts'

/** Pages show these hours as "Mon-Fri 9AM-6PM". */
const OPENS_AT = 9
const CLOSES_AT = 18
const MINUTE_MS = 60_000

/**
 * Counts how long the office was open between two instants. Only the first and the last day are looked at by the clock:
 * a page of the desk asks for fifty spans of years.
 */
export function officeMinutesBetween(from: Date, to: Date): number {
  if (to <= from) return 0
  const firstDay = officeDay(from)
  const lastDay = officeDay(to)
  if (firstDay === lastDay) return Math.floor(openMsOn(firstDay, from, to) / MINUTE_MS)
  const between = workingDaysBetween(firstDay, lastDay) * (CLOSES_AT - OPENS_AT) * 60 * MINUTE_MS
  return Math.floor((openMsOn(firstDay, from, to) + between + openMsOn(lastDay, from, to)) / MINUTE_MS)
}

function openMsOn(day: string, from: Date, to: Date): number {
  const open = openingOf(day)
  if (!open) return 0
  return Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()))
}

/** The same, day by day: what a due time was reckoned from. Weekends are left out, holidays are named. */
export function officeMinutesByDay(from: Date, to: Date): { on: string; minutes: number; isHoliday: boolean }[] {
  const days: { on: string; minutes: number; isHoliday: boolean }[] = []
  const lastDay = officeDay(to)
  for (let on = officeDay(from); on <= lastDay; on = addDays(on, 1)) {
    if (isWeekend(on)) continue
    days.push({ on, minutes: Math.floor(openMsOn(on, from, to) / MINUTE_MS), isHoliday: isOntarioHoliday(on) })
  }
  return days
}

/** The hours of today while the office has not closed yet, else of the next day it opens. */
export function nextOpening(now: Date): { from: Date; to: Date } {
  for (let day = officeDay(now); ; day = addDays(day, 1)) {
    const open = openingOf(day)
    if (open && open.to > now.getTime()) return { from: new Date(open.from), to: new Date(open.to) }
  }
}

/** When the office closes on a day, whether it opens then or not. */
export function closingTime(on: string): Date {
  return instantOf({ iso: on, hour: CLOSES_AT, minute: 0 }, OFFICE_TIME_ZONE)
}

/** The instant at which the office has been open for so long. */
export function addOfficeMinutes(from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS
  for (let day = officeDay(from); ; day = addDays(day, 1)) {
    const open = openingOf(day)
    if (!open) continue
    const start = Math.max(open.from, from.getTime())
    const room = Math.max(0, open.to - start)
    if (left <= room) return new Date(start + left)
    left -= room
  }
}

function openingOf(day: string): { from: number; to: number } | undefined {
  if (isWeekend(day) || isOntarioHoliday(day)) return undefined
  const at = (hour: number) => instantOf({ iso: day, hour, minute: 0 }, OFFICE_TIME_ZONE).getTime()
  return { from: at(OPENS_AT), to: at(CLOSES_AT) }
}
