const DAY_MS = 24 * 60 * 60_000

/** So many days after a notice its reminders come. After the last one we stop writing, and somebody here is told. */
const REMINDER_DAYS = [3, 7, 14] as const
const SILENT_AFTER_DAYS = 21

export const REMINDERS_MAX = REMINDER_DAYS.length

/** When the next step of the ladder comes, for a notice that was told then and reminded of so often. */
export function nextReminder(told: Date, reminded: number): Date {
  return new Date(told.getTime() + (REMINDER_DAYS[reminded] ?? SILENT_AFTER_DAYS) * DAY_MS)
}
