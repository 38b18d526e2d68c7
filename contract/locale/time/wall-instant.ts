import { type WallClock, wallClock } from './wall-clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The instant at which a clock on the wall of a zone shows this. A time the clock shows twice is the earlier one; a time it
 * leaps over is as much later as the leap is long, so 02:30 on the morning of the change reads 03:30.
 */
export function instantOf(wall: WallClock, timeZone: string): Date {
  const asUtc = readAsUtc(wall)
  // Clocks change at most once within two days, so the offsets a day either side are all there are.
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone)
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone)
  if (before === after) return new Date(before)
  const [earlier, later] = [Math.min(before, after), Math.max(before, after)]
  const shown = [earlier, later].find((instant) => readAsUtc(wallClock(instant, timeZone)) === asUtc)
  return new Date(shown ?? before)
}

/** '2027-03-15T10:00', as people would agree on it. */
export function writeWall({ iso, hour, minute }: WallClock): string {
  return `${iso}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Answers how far the zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const wholeMinute = Math.floor(instant / MINUTE_MS) * MINUTE_MS
  return readAsUtc(wallClock(wholeMinute, timeZone)) - wholeMinute
}

function readAsUtc(wall: WallClock): number {
  return Date.parse(`${writeWall(wall)}:00Z`)
}
