import { instantOf, OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import { addDays } from '@rahnama/rules/dates.ts'

/** The digest lies in the mailbox when the day begins. */
const MORNING_MINUTE = 8 * 60
const HOUR_MINUTES = 60

type Hours = Pick<MailChoices, 'timeZone' | 'quietHours'>

/** Nobody has told where they are: the office's clock holds. */
export function zoneOf({ timeZone }: Pick<MailChoices, 'timeZone'>): string {
  return timeZone ?? OFFICE_TIME_ZONE
}

function atMinute(iso: string, minute: number, zone: string): Date {
  return instantOf({ iso, hour: Math.floor(minute / HOUR_MINUTES), minute: minute % HOUR_MINUTES }, zone)
}

/** When a mail of now may leave: at once, or when the quiet hours it falls into are over on that person's wall. */
export function afterQuietHours(now: Date, { quietHours, ...hours }: Hours): Date {
  if (!quietHours || quietHours.from === quietHours.until) return now
  const { from, until } = quietHours
  const zone = zoneOf(hours)
  const { iso, hour, minute } = wallClock(now, zone)
  const at = hour * HOUR_MINUTES + minute
  const isOverMidnight = from > until
  const isQuiet = isOverMidnight ? at >= from || at < until : at >= from && at < until
  if (!isQuiet) return now
  return atMinute(isOverMidnight && at >= from ? addDays(iso, 1) : iso, until, zone)
}

/** The next morning of that person, after their quiet hours. */
export function nextDigest(now: Date, hours: Hours): Date {
  const zone = zoneOf(hours)
  const { iso } = wallClock(now, zone)
  const today = atMinute(iso, MORNING_MINUTE, zone)
  return afterQuietHours(today > now ? today : atMinute(addDays(iso, 1), MORNING_MINUTE, zone), hours)
}

export function localDay(now: Date, hours: Pick<Hours, 'timeZone'>): string {
  return wallClock(now, zoneOf(hours)).iso
}
