import { keptUserId } from '../../kept-session/kept-session.ts'
import type { Details } from './details.ts'

const KEY = 'rahnama-booking'

/** The storage holds only what was typed; what the account says is asked of it again. */
type Typed = Partial<Details>

/**
 * The details are stored in this tab only, so that reloading loses no word; they go when the time is booked or given
 * up.
 */
export function keepDetails(typed: Typed): void {
  sessionStorage.setItem(KEY, JSON.stringify({ by: keptUserId(), typed }))
}

export function forgetDetails(): void {
  sessionStorage.removeItem(KEY)
}

/**
 * Details of a booking that is no longer under way are forgotten, and so are those somebody else typed. Whoever signs in
 * on the way goes on with theirs.
 */
export function readDetails(isUnderWay: boolean): Typed {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { by?: string; typed?: Typed }
  if (isUnderWay && (kept.by === undefined || kept.by === keptUserId())) return kept.typed ?? {}
  forgetDetails()
  return {}
}
