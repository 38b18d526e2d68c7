/** This module holds what hours of a weekday are; pages read it without the schemas. */
const MINUTES_A_DAY = 24 * 60
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY

/** On the office's clock; 0 is Sunday. Hours whose end is not after their beginning run past midnight. */
export type WeekdayHours = { weekday: number; from: string; to: string }

/** Of a week from Sunday to Saturday; days off have none. */
export function hoursOfWeek(week: readonly ({ opens: string; closes: string } | null)[]): WeekdayHours[] {
  return week.flatMap((day, weekday) => (day ? [{ weekday, from: day.opens, to: day.closes }] : []))
}

/** In minutes from the beginning of the weekday: 18:00 to 02:00 is 1080 to 1560. */
export function minutesOfHours({ from, to }: Pick<WeekdayHours, 'from' | 'to'>): { from: number; to: number } {
  const [begins, ends] = [minutesOf(from), minutesOf(to)]
  return { from: begins, to: ends > begins ? ends : ends + MINUTES_A_DAY }
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Nobody can tell whether hours that end as they begin are none or a whole day. */
export function haveLength({ from, to }: Pick<WeekdayHours, 'from' | 'to'>): boolean {
  return from !== to
}

/** Whether no two share a minute of the week, Saturday night and Sunday morning among them. */
export function areApart(all: readonly WeekdayHours[]): boolean {
  return all.every((one, place) => all.slice(place + 1).every((other) => !overlap(one, other)))
}

export function overlap(one: WeekdayHours, other: WeekdayHours): boolean {
  const [a, b] = [inWeek(one), inWeek(other)]
  return [-MINUTES_A_WEEK, 0, MINUTES_A_WEEK].some((shift) => a.from < b.to + shift && b.from + shift < a.to)
}

function inWeek(hours: WeekdayHours): { from: number; to: number } {
  const { from, to } = minutesOfHours(hours)
  const day = hours.weekday * MINUTES_A_DAY
  return { from: day + from, to: day + to }
}
