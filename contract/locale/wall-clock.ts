/** A moment: an ISO instant with its zone, milliseconds, or a Date. */
export type Instant = Date | string | number
export type WallClock = { iso: string; hour: number; minute: number }

/** Hours are kept as wall time here, so that the office opens at nine in summer and winter. */
export const OFFICE_TIME_ZONE = 'America/Toronto'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What the calendar and the clock on the wall show in a zone at an instant. */
export function wallClock(instant: Instant, timeZone: string): WallClock {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(toDate(instant))) shown[type] = value
  return { iso: `${shown.year}-${shown.month}-${shown.day}`, hour: Number(shown.hour), minute: Number(shown.minute) }
}

export function toDate(instant: Instant): Date {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) throw new RangeError(`not an instant: ${instant}`)
  return date
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}
