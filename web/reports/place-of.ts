import type { Places } from '@rahnama/contract/eligibility/eligibility.ts'
import { href } from '../site-map.ts'

/** Leads to the question behind an answer; the server said where that is. */
export function placeOf(places: Places, answer: string): string {
  return places[answer] ?? href('profile')
}
