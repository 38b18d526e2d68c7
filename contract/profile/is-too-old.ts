import { isIsoDate } from '@rahnama/rules/dates.ts'
import { validUntil } from '@rahnama/rules/language/language.ts'
import { officeDay } from '../locale/locale.ts'

/** A result that has passed its two years. It may stand in a profile, but it counts for nothing. */
export function isTooOld(takenOn: unknown, today = officeDay(new Date())): boolean {
  return isIsoDate(takenOn) && validUntil(takenOn) < today
}
