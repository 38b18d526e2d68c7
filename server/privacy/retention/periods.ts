import type { RetentionKind } from '@rahnama/contract/privacy.ts'
import type { RetentionSettings } from '@rahnama/contract/site-settings.ts'

export function monthsOf(settings: RetentionSettings): Record<RetentionKind, number> {
  return {
    enquiries: settings.enquiryMonths,
    appointments: settings.appointmentMonths,
    assistant: settings.assistantMonths,
    cases: settings.caseYears * 12,
    accounts: settings.accountMonths,
  }
}

/** So many months later, or earlier; the last day of a month stays one: 31 August and a month is 30 September. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0)
  return moved
}
