import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'

/** Today at the office: days of a case are counted there. */
export function officeToday(): string {
  return wallClock(new Date(), OFFICE_TIME_ZONE).iso
}
