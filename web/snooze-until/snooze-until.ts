import { instantOf, OFFICE_TIME_ZONE, officeDay } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'

export const SNOOZE_CHOICES = ['tomorrow', 'nextWeek', 'inTwoWeeks', 'day', 'reply'] as const
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

const OPENS_AT = 9
const MONDAY = 1

/** When the office opens on a day: what is put away is there before anybody sits down. */
export function morningOf(day: string): string {
  return instantOf({ iso: day, hour: OPENS_AT, minute: 0 }, OFFICE_TIME_ZONE).toISOString()
}

/** The time a choice stands for; another day is typed, and an answer has no time. */
export function timeOf(choice: SnoozeChoice, now = new Date()): string | undefined {
  const day = officeDay(now)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const days: Partial<Record<SnoozeChoice, number>> = {
    tomorrow: 1,
    nextWeek: (MONDAY - weekday + 7) % 7 || 7,
    inTwoWeeks: 14,
  }
  const ahead = days[choice]
  return ahead === undefined ? undefined : morningOf(addDays(day, ahead))
}
