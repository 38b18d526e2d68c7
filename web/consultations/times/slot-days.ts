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

/** A time as it falls where the client is. */
export type PlacedSlot = Slot & { day: string; isInDaytime: boolean }

/** Daytime is from eight in the morning to nine in the evening, to the end of the conversation. */
export function placeSlot(slot: Slot, timeZone: string): PlacedSlot {
  const { iso, hour, minute } = wallClock(slot.startsAt, timeZone)
  const length = (Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / MINUTE_MS
  return {
    ...slot,
    day: iso,
    isInDaytime: hour >= DAY_STARTS && hour * 60 + minute + length <= DAY_ENDS * 60,
  }
}

export function byDay(slots: readonly PlacedSlot[]): Map<string, PlacedSlot[]> {
  return Map.groupBy(slots, ({ day }) => day)
}
