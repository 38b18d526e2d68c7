import type { IsoDate } from '../dated.ts'
import { addDays, addYears } from '../dates.ts'

export const LANGUAGE_RESULT_VALID_YEARS = 2

/** The last day on which a result is less than two years old. */
export function validUntil(takenOn: IsoDate): IsoDate {
  return addDays(addYears(takenOn, LANGUAGE_RESULT_VALID_YEARS), -1)
}

export function isValidOn(takenOn: IsoDate, on: IsoDate): boolean {
  return takenOn <= on && on <= validUntil(takenOn)
}
