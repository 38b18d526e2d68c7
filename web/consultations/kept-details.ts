import { type Details, NO_DETAILS } from './check-details.ts'

const KEY = 'rahnama-booking'

/**
 * The details are stored in this tab only, so that reloading loses no word; they go when the time is booked or given
 * up.
 */
export function keepDetails(details: Details): void {
  sessionStorage.setItem(KEY, JSON.stringify(details))
}

export function forgetDetails(): void {
  sessionStorage.removeItem(KEY)
}

/** Details of a booking that is no longer under way are forgotten. */
export function readDetails(isUnderWay: boolean): Details {
  if (!isUnderWay) forgetDetails()
  const kept = sessionStorage.getItem(KEY)
  return kept ? { ...NO_DETAILS, ...(JSON.parse(kept) as Partial<Details>) } : NO_DETAILS
}
