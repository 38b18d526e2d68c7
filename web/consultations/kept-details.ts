import { type Details, NO_DETAILS } from './check-details.ts'

const KEY = 'rahnama-booking'

/** In this tab only, so that reloading loses no word; gone when the time is booked or given up. */
export function keepDetails(details: Details): void {
  sessionStorage.setItem(KEY, JSON.stringify(details))
}

export function forgetDetails(): void {
  sessionStorage.removeItem(KEY)
}

/** What a booking that is no longer under way left behind is forgotten. */
export function readDetails(isUnderWay: boolean): Details {
  if (!isUnderWay) forgetDetails()
  const kept = sessionStorage.getItem(KEY)
  return kept ? { ...NO_DETAILS, ...(JSON.parse(kept) as Partial<Details>) } : NO_DETAILS
}
