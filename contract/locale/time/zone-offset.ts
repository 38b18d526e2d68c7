const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The part of it we use; servers and older browsers have none. */
type Temporal = {
  Now: { timeZoneId(): string }
  Instant: {
    fromEpochMilliseconds(at: number): { toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number } }
  }
}

/** It answers at once, where the first formatter a phone makes takes it a tenth of a second. */
const { Temporal } = globalThis as { Temporal?: Temporal }

const midnights = new Map<string, Map<number, number>>()
const clocks = new Map<string, Intl.DateTimeFormat>()

export function deviceTimeZone(): string {
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Answers how far the clocks of a zone are ahead of UTC. A calendar of free times asks a thousand times, so the offset
 * of a day without a change of clocks is memoized.
 */
export function zoneOffset(at: number, timeZone: string): number {
  const known = midnights.get(timeZone) ?? new Map<number, number>()
  midnights.set(timeZone, known)
  const atMidnight = (day: number): number => {
    const offset = known.get(day) ?? askOffset(day * DAY_MS, timeZone)
    known.set(day, offset)
    return offset
  }
  const day = Math.floor(at / DAY_MS)
  const offset = atMidnight(day)
  return offset === atMidnight(day + 1) ? offset : askOffset(at, timeZone)
}

function askOffset(at: number, timeZone: string): number {
  if (Temporal) {
    return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000
  }
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) shown[type] = value
  const { year, month, day, hour, minute } = shown
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS
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
