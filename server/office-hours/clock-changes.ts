import { instantOf, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'

const DAY_MS = 24 * 60 * 60_000
const known = new Map<number, ReadonlySet<string>>()

/** Days of a year on which the clocks change in the office, and those before them, whose nights run into the change. */
function clockChanges(year: number): ReadonlySet<string> {
  const found = known.get(year)
  if (found) return found
  // A month that is not whole days long has a change in it: the days of the others need not be asked about.
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`)
  const days = months.flatMap((from) => daysFrom(from)).filter((on) => lasts(on, addDays(on, 1)) !== 0)
  const changes = new Set(days.flatMap((on) => [addDays(on, -1), on]))
  known.set(year, changes)
  return changes
}

export function clockChangesBetween(from: string, to: string): string[] {
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 })
  return years.flatMap((_, place) => [...clockChanges(Number(from.slice(0, 4)) + place)])
}

function daysFrom(firstOfMonth: string): string[] {
  const days: string[] = []
  for (let on = firstOfMonth; on.slice(0, 7) === firstOfMonth.slice(0, 7); on = addDays(on, 1)) days.push(on)
  const last = days.at(-1) ?? firstOfMonth
  return lasts(firstOfMonth, addDays(last, 1)) === 0 ? [] : days
}

/** How far a stretch of days is from whole days of 24 hours. */
function lasts(from: string, to: string): number {
  return (midnightOf(to) - midnightOf(from)) % DAY_MS
}

function midnightOf(on: string): number {
  return instantOf({ iso: on, hour: 0, minute: 0 }, OFFICE_TIME_ZONE).getTime()
}
