import { crsTotal } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import { addMonths } from '../dates.ts'
import { crsInputOf, type Facts, factsOf, type Profile } from '../profile/profile.ts'
import { eventsBetween, type ProjectionEvent } from './events.ts'

export const MOST_MONTHS_PROJECTED = 36

/** `difference` is against the score of month 0; events are those since the month before. */
export type ProjectedMonth = {
  month: number
  on: IsoDate
  score: number
  difference: number
  events: ProjectionEvent[]
}

export type Projection = {
  months: ProjectedMonth[]
  /** The earliest month with the highest score. */
  best: ProjectedMonth
  /** The first month whose score is under today's, if waiting costs anything. */
  firstLoss?: ProjectedMonth
  /** The score can fall so far below today's in these months: waiting may cost it. */
  costOfWaiting: number
}

/** The score month by month if nothing changes but time: current jobs go on, birthdays come, documents expire. */
export function project(profile: Profile, on: IsoDate, months = MOST_MONTHS_PROJECTED): Projection {
  let facts = factsOf(profile, on)
  const first: ProjectedMonth = { month: 0, on, score: scoreOf(facts), difference: 0, events: [] }
  const projected = [first]
  let best = first
  let firstLoss: ProjectedMonth | undefined
  let lowest = first.score
  for (let month = 1; month <= Math.min(months, MOST_MONTHS_PROJECTED); month++) {
    const later = factsOf(profile, addMonths(on, month))
    const score = scoreOf(later)
    const entry = { month, on: later.on, score, difference: score - first.score, events: eventsBetween(facts, later) }
    projected.push(entry)
    if (score > best.score) best = entry
    if (score < first.score) firstLoss ??= entry
    lowest = Math.min(lowest, score)
    facts = later
  }
  const projection: Projection = { months: projected, best, costOfWaiting: first.score - lowest }
  if (firstLoss) projection.firstLoss = firstLoss
  return projection
}

function scoreOf(facts: Facts): number {
  return crsTotal(crsInputOf(facts, 'lowest'), facts.on)
}
