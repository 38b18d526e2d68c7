import { dayOfWeek, instantOf, OFFICE_TIME_ZONE, officeDay } from '@rahnama/contract/locale/locale.ts'
import type { OfficeSettings } from '@rahnama/contract/site-settings.ts'
import { addDays, daysBetween } from '@rahnama/rules/dates.ts'
import { ontarioHolidays } from './ontario-holidays.ts'

const MINUTE_MS = 60_000
const MINUTES_A_DAY = 24 * 60

/** Settings of the office and the day from which they hold. */
export type OfficePeriod = { from: string; value: OfficeSettings }
type Hours = { opens: number; closes: number }
type DayOfSum = { on: string; minutes: number; isHoliday: boolean }

/** When the office is open. All of it in the clock of the office; the days before a change keep the hours they had. */
export type OfficeCalendar = {
  /** Counts how long the office was open between two instants. */
  minutesBetween(from: Date, to: Date): number
  /** The same, day by day: what a due time was reckoned from. Days without hours are left out, holidays are named. */
  minutesByDay(from: Date, to: Date): DayOfSum[]
  /** The hours of today while the office has not closed yet, else of the next day it opens. */
  nextOpening(now: Date): { from: Date; to: Date }
  /** When the office closes on a day, whether it opens then or not. */
  closingTime(on: string): Date
  /** The instant at which the office has been open for so long. */
  addMinutes(from: Date, minutes: number): Date
  isHoliday(on: string): boolean
  /** The hours of a day, where the office opens then. */
  openingOn(on: string): { from: Date; to: Date } | undefined
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function instantAt(on: string, minutes: number): number {
  const wall = { iso: on, hour: Math.floor(minutes / 60), minute: minutes % 60 }
  return instantOf(wall, OFFICE_TIME_ZONE).getTime()
}

/** The oldest period first; the first one holds for all days before it, too. */
export function createCalendar(periods: readonly [OfficePeriod, ...OfficePeriod[]]): OfficeCalendar {
  const [first] = periods
  const held = periods.map(({ from, value }) => ({
    from,
    hours: value.week.map((day): Hours | null => day && { opens: minutesOf(day.opens), closes: minutesOf(day.closes) }),
    keepsPublicHolidays: value.keepsPublicHolidays,
  }))
  const latest = held.at(-1)
  // Closed days are entered for the future alone, so the newest list says it for the past as well.
  const closures = new Set((periods.at(-1) ?? first).value.closures.map(({ on }) => on))

  const periodOf = (on: string) => held.findLast(({ from }) => from <= on) ?? held[0]
  const hoursOf = (on: string): Hours | null => periodOf(on)?.hours[dayOfWeek(on)] ?? null
  const isPublic = (on: string) =>
    (periodOf(on)?.keepsPublicHolidays ?? true) && ontarioHolidays(Number(on.slice(0, 4))).has(on)
  const isHoliday = (on: string) => closures.has(on) || isPublic(on)

  function openingOf(on: string): { from: number; to: number } | undefined {
    const hours = isHoliday(on) ? null : hoursOf(on)
    return hours ? { from: instantAt(on, hours.opens), to: instantAt(on, hours.closes) } : undefined
  }

  function openMsOn(on: string, from: Date, to: Date): number {
    const open = openingOf(on)
    if (!open) return 0
    return Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()))
  }

  const lengthOn = (on: string) => {
    const hours = hoursOf(on)
    return hours ? hours.closes - hours.opens : 0
  }

  /** Minutes of the days from one to the other, both counted, of one period. No day is walked: whole weeks, less the holidays. */
  function minutesOfDays(from: string, to: string): number {
    const days = daysBetween(from, to) + 1
    if (days <= 0) return 0
    const week = Array.from({ length: 7 }, (_, place) => lengthOn(addDays(from, place)))
    const rest = week.slice(0, days % 7).reduce((sum, minutes) => sum + minutes, 0)
    let total = Math.floor(days / 7) * week.reduce((sum, minutes) => sum + minutes, 0) + rest
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
      for (const on of ontarioHolidays(year)) if (on >= from && on <= to && isPublic(on)) total -= lengthOn(on)
    }
    for (const on of closures) if (on >= from && on <= to && !isPublic(on)) total -= lengthOn(on)
    return total
  }

  function minutesOfWholeDays(from: string, to: string): number {
    return held.reduce((total, period, place) => {
      const begins = place === 0 || period.from < from ? from : period.from
      const next = held[place + 1]
      const ends = next && next.from <= to ? addDays(next.from, -1) : to
      return total + (begins <= ends ? minutesInWeekOf(begins, ends) : 0)
    }, 0)
  }

  /** The week is read from its first seven days, which a short period does not have. */
  function minutesInWeekOf(from: string, to: string): number {
    if (daysBetween(from, to) >= 7 && periodOf(from) === periodOf(addDays(from, 6))) return minutesOfDays(from, to)
    let total = 0
    for (let on = from; on <= to; on = addDays(on, 1)) if (!isHoliday(on)) total += lengthOn(on)
    return total
  }

  return {
    isHoliday,
    openingOn(on) {
      const open = openingOf(on)
      return open && { from: new Date(open.from), to: new Date(open.to) }
    },
    // Only the first and the last day are looked at by the clock: a page of the desk asks for fifty spans of years.
    minutesBetween(from, to) {
      if (to <= from) return 0
      const [firstDay, lastDay] = [officeDay(from), officeDay(to)]
      if (firstDay === lastDay) return Math.floor(openMsOn(firstDay, from, to) / MINUTE_MS)
      const between = minutesOfWholeDays(addDays(firstDay, 1), addDays(lastDay, -1))
      return between + Math.floor((openMsOn(firstDay, from, to) + openMsOn(lastDay, from, to)) / MINUTE_MS)
    },
    minutesByDay(from, to) {
      const days: DayOfSum[] = []
      const lastDay = officeDay(to)
      for (let on = officeDay(from); on <= lastDay; on = addDays(on, 1)) {
        if (!hoursOf(on)) continue
        days.push({ on, minutes: Math.floor(openMsOn(on, from, to) / MINUTE_MS), isHoliday: isHoliday(on) })
      }
      return days
    },
    nextOpening(now) {
      for (let on = officeDay(now); ; on = addDays(on, 1)) {
        const open = openingOf(on)
        if (open && open.to > now.getTime()) return { from: new Date(open.from), to: new Date(open.to) }
      }
    },
    closingTime(on) {
      const last = Math.max(...(latest?.hours ?? []).map((hours) => hours?.closes ?? 0))
      return new Date(instantAt(on, Math.min(hoursOf(on)?.closes ?? last, MINUTES_A_DAY - 1)))
    },
    addMinutes(from, minutes) {
      let left = minutes * MINUTE_MS
      for (let on = officeDay(from); ; on = addDays(on, 1)) {
        const open = openingOf(on)
        if (!open) continue
        const start = Math.max(open.from, from.getTime())
        const room = Math.max(0, open.to - start)
        if (left <= room) return new Date(start + left)
        left -= room
      }
    },
  }
}
