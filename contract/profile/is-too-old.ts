import { isIsoDate } from '@rahnama/rules/dates.ts'
import { validUntil } from '@rahnama/rules/language/language.ts'

/** A result that has passed its two years. It may stand in a profile, but it counts for nothing. */
export function isTooOld(takenOn: unknown, today = new Date().toISOString().slice(0, 10)): boolean {
  return isIsoDate(takenOn) && validUntil(takenOn) < today
}
