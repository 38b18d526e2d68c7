import { dayOfWeek, instantOf, OFFICE_TIME_ZONE, officeDay } from '@rahnama/contract/locale/locale.ts'
import type { OfficeSettings } from '@rahnama/contract/site-settings.ts'
import { minutesOfHours } from '@rahnama/contract/weekly-hours.ts'
import { addDays, daysBetween } from '@rahnama/rules/dates.ts'
import { clockChangesBetween } from './clock-changes.ts'
import { ontarioHolidays } from './ontario-holidays.ts'

const MINUTE_MS = 60_000
const MINUTES_A_DAY = 24 * 60
const SMALL_HOURS_END = 5 * 60

/** Settings of the office and the day from which they hold. */
export type OfficePeriod = { from: string; value: OfficeSettings }
type Hours = { opens: number; closes: number }
type Opening = { from: number; to: number }
type DayOfSum = { on: string; minutes: number; isHoliday: boolean }

/** When the office is open. All of it in the clock of the office; the days before a change keep the hours they had. */
export type OfficeCalendar = {
  /** Counts how long the office was open between two instants. */
  minutesBetween(from: Date, to: Date): number
  /** The same, day by day: what a due time was reckoned from. Days without hours are left out, holidays are named. */
  minutesByDay(from: Date, to: Date): DayOfSum[]
  /** The hours of today while the office has not closed yet, else of the next day it opens. */
  nextOpening(now: Date): { from: Date; to: Date }
  /** When the office closes on a day, whether it opens then or not; at the latest when the day ends. */
  closingTime(on: string): Date
  /** The instant at which the office has been open for so long. */
  addMinutes(from: Date, minutes: number): Date
  isHoliday(on: string): boolean
  /** The hours of a day, where the office opens then. */
  openingOn(on: string): { from: Date; to: Date } | undefined
}

/** Minutes past midnight are of the next day. */
function instantAt(on: string, minutes: number): number {
  const day = minutes < MINUTES_A_DAY ? on : addDays(on, 1)
  const left = minutes % MINUTES_A_DAY
  return instantOf({ iso: day, hour: Math.floor(left / 60), minute: left % 60 }, OFFICE_TIME_ZONE).getTime()
}

/** The oldest period first; the first one holds for all days before it, too. */
export function createCalendar(periods: readonly [OfficePeriod, ...OfficePeriod[]]): OfficeCalendar {
  const [first] = periods
  const held = periods.map(({ from, value }) => ({
    from,
    hours: value.week.map((day): Hours | null => {
      const hours = day && minutesOfHours({ from: day.opens, to: day.closes })
      return hours && { opens: hours.from, closes: hours.to }
    }),
    keepsPublicHolidays: value.keepsPublicHolidays,
  }))
  const latest = held.at(-1)
  /** How many days before a moment its hours may have begun. */
  const reach = held.some(({ hours }) => hours.some((day) => day && day.closes > MINUTES_A_DAY)) ? 1 : 0
  /** The clocks change in the small hours: whoever works by day does not notice. */
  const worksByNight = reach > 0 || held.some(({ hours }) => hours.some((day) => day && day.opens < SMALL_HOURS_END))
  const firstDays = new Set(held.slice(1).map(({ from }) => from))
  // Closed days are entered for the future alone, so the newest list says it for the past as well.
  const closures = new Set((periods.at(-1) ?? first).value.closures.map(({ on }) => on))

  const periodOf = (on: string) => held.findLast(({ from }) => from <= on) ?? held[0]
  const hoursOf = (on: string): Hours | null => periodOf(on)?.hours[dayOfWeek(on)] ?? null
  const isPublic = (on: string) =>
    (periodOf(on)?.keepsPublicHolidays ?? true) && ontarioHolidays(Number(on.slice(0, 4))).has(on)
  const isHoliday = (on: string) => closures.has(on) || isPublic(on)

  // Asking what a clock on the wall means is slow, and the rows of a page ask about the same days.
  const openings = new Map<string, Opening | undefined>()
  const openingOf = (on: string): Opening | undefined => {
    if (!openings.has(on)) openings.set(on, reckonOpening(on))
    return openings.get(on)
  }

  /** A night belongs to the day it began on: a holiday closes the night that begins on it, not the one that ends then. */
  function reckonOpening(on: string): Opening | undefined {
    const hours = isHoliday(on) ? null : hoursOf(on)
    if (!hours) return undefined
    const from = instantAt(on, hours.opens)
    // Hours that were changed may begin before a night of the old ones has ended.
    const taken = reach > 0 && firstDays.has(on) ? (openingOf(addDays(on, -1))?.to ?? from) : from
    return { from: Math.max(from, taken), to: Math.max(instantAt(on, hours.closes), taken) }
  }

  function openMsOn(on: string, from: Date, to: Date): number {
    const open = openingOf(on)
    if (!open) return 0
    return Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()))
  }

  /** By the clock on the wall, holiday or not. */
  const lengthOf = (hours: Hours | null | undefined) => (hours ? hours.closes - hours.opens : 0)
  const lengthOn = (on: string) => lengthOf(hoursOf(on))

  /** Holidays of a year with what they take from it: what waits for years asks about the same ones row by row. */
  const daysOff = new Map<number, { on: string; minutes: number }[]>()
  const daysOffOf = (year: number) => {
    const known = daysOff.get(year)
    if (known) return known
    const ownDays = [...closures].filter((on) => Number(on.slice(0, 4)) === year)
    const days = [...new Set([...[...ontarioHolidays(year)].filter(isPublic), ...ownDays])]
    const found = days.map((on) => ({ on, minutes: lengthOn(on) }))
    daysOff.set(year, found)
    return found
  }

  /** How much longer or shorter somebody was there than the clock on the wall says: on a few days, and only by night. */
  const corrections = new Map<string, number>()
  const correctionOn = (on: string): number => {
    const known = corrections.get(on)
    if (known !== undefined) return known
    const open = openingOf(on)
    const correction = open ? (open.to - open.from) / MINUTE_MS - lengthOn(on) : 0
    corrections.set(on, correction)
    return correction
  }
  const oddOnes = (from: string, to: string): string[] => {
    if (!worksByNight) return []
    const odd = new Set([...firstDays, ...clockChangesBetween(from, to)])
    return [...odd].filter((on) => on >= from && on <= to)
  }

  /** Minutes of the days from one to the other, both counted, of one period. No day is walked: whole weeks, less the holidays. */
  function minutesOfDays(from: string, to: string): number {
    const days = daysBetween(from, to) + 1
    if (days <= 0) return 0
    const [hours, weekday] = [periodOf(from)?.hours ?? [], dayOfWeek(from)]
    const week = Array.from({ length: 7 }, (_, place) => lengthOf(hours[(weekday + place) % 7]))
    const rest = week.slice(0, days % 7).reduce((sum, minutes) => sum + minutes, 0)
    let total = Math.floor(days / 7) * week.reduce((sum, minutes) => sum + minutes, 0) + rest
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
      for (const { on, minutes } of daysOffOf(year)) if (on >= from && on <= to) total -= minutes
    }
    return oddOnes(from, to).reduce((sum, on) => sum + correctionOn(on), total)
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
    let total = oddOnes(from, to).reduce((sum, on) => sum + correctionOn(on), 0)
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
      const [wholeFrom, wholeTo] = [addDays(firstDay, 1), addDays(lastDay, -1 - reach)]
      const between = wholeFrom <= wholeTo ? minutesOfWholeDays(wholeFrom, wholeTo) : 0
      let openMs = 0
      for (let on = addDays(firstDay, -reach); on <= lastDay; on = addDays(on, 1)) {
        if (between > 0 && on === wholeFrom) on = addDays(wholeTo, 1)
        openMs += openMsOn(on, from, to)
      }
      return between + Math.floor(openMs / MINUTE_MS)
    },
    minutesByDay(from, to) {
      const days: DayOfSum[] = []
      const [firstDay, lastDay] = [officeDay(from), officeDay(to)]
      for (let on = addDays(firstDay, -reach); on <= lastDay; on = addDays(on, 1)) {
        if (!hoursOf(on)) continue
        const minutes = Math.floor(openMsOn(on, from, to) / MINUTE_MS)
        // Of the night before only what was left of it counts.
        if (on >= firstDay || minutes > 0) days.push({ on, minutes, isHoliday: isHoliday(on) })
      }
      return days
    },
    nextOpening(now) {
      for (let on = addDays(officeDay(now), -reach); ; on = addDays(on, 1)) {
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
      for (let on = addDays(officeDay(from), -reach); ; on = addDays(on, 1)) {
        const open = openingOf(on)
        if (!open || open.to <= from.getTime()) continue
        const start = Math.max(open.from, from.getTime())
        const room = Math.max(0, open.to - start)
        if (left <= room) return new Date(start + left)
        left -= room
      }
    },
  }
}
