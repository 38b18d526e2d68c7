import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'

/** Documents end at midnight where the office is. */
export function dayOf(instant: Date): IsoDate {
  return wallClock(instant, OFFICE_TIME_ZONE).iso
}
