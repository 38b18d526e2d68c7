import type { Slot } from '@rahnama/contract/consultations/consultations.ts'
import { wallClock } from '@rahnama/contract/locale/locale.ts'

const DAY_STARTS = 8
const DAY_ENDS = 21
const MINUTE_MS = 60_000

/** Two consultants free at once are one time to choose; the first of them takes it. */
export function distinctTimes(slots: readonly Slot[], consultantId: string): Slot[] {
  const seen = new Set<string>()
  return slots.filter((slot) => {
    if (seen.has(slot.startsAt) || (consultantId && slot.consultantId !== consultantId)) return false
    seen.add(slot.startsAt)
    return true
  })
}

/** From eight in the morning to nine in the evening where the client is, to the end of the conversation. */
export function isInDaytime({ startsAt, endsAt }: Slot, timeZone: string): boolean {
  const { hour, minute } = wallClock(startsAt, timeZone)
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS
  return hour >= DAY_STARTS && hour * 60 + minute + length <= DAY_ENDS * 60
}

/** By the day they begin on where the client is. */
export function byDay(slots: readonly Slot[], timeZone: string): Map<string, Slot[]> {
  return Map.groupBy(slots, ({ startsAt }) => wallClock(startsAt, timeZone).iso)
}
