import { zoneOffset } from './zone-offset.ts'

/** A moment: an ISO instant with its zone, milliseconds, or a Date. */
export type Instant = Date | string | number
export type WallClock = { iso: string; hour: number; minute: number }

/** Hours are kept as wall time here, so that the office opens at nine in summer and winter. */
export const OFFICE_TIME_ZONE = 'America/Toronto'

/** Answers what the calendar and the clock on the wall show in a zone at an instant. */
export function wallClock(instant: Instant, timeZone: string): WallClock {
  const at = toDate(instant).getTime()
  const wall = new Date(at + zoneOffset(at, timeZone))
  return { iso: wall.toISOString().slice(0, 10), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }
}

/** The day it is at the office at an instant, whatever day it is for whoever asks. */
export function officeDay(instant: Instant): string {
  return wallClock(instant, OFFICE_TIME_ZONE).iso
}

export function toDate(instant: Instant): Date {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) throw new RangeError(`not an instant: ${instant}`)
  return date
}
