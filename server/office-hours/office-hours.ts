import { instantOf, OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { isOntarioHoliday, isWeekend } from './ontario-holidays.ts'

export { isOntarioHoliday } from './ontario-holidays.ts'

/** Pages show these hours as "Mon-Fri 9AM-6PM". */
const OPENS_AT = 9
const CLOSES_AT = 18
const MINUTE_MS = 60_000

/** Counts how long the office was open between two instants. */
export function officeMinutesBetween(from: Date, to: Date): number {
  let total = 0
  const lastDay = dayOf(to)
  for (let day = dayOf(from); day <= lastDay; day = addDays(day, 1)) {
    const open = openingOf(day)
    if (!open) continue
    total += Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()))
  }
  return Math.floor(total / MINUTE_MS)
}

/** The instant at which the office has been open for so long. */
export function addOfficeMinutes(from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS
  for (let day = dayOf(from); ; day = addDays(day, 1)) {
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

function dayOf(instant: Date): string {
  return wallClock(instant, OFFICE_TIME_ZONE).iso
}
