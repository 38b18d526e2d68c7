import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'

export function officeDay(instant: Date): string {
  return wallClock(instant, OFFICE_TIME_ZONE).iso
}
