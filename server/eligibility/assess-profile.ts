import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { roundsBeside } from '@rahnama/rules/draws/draws.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { project } from '@rahnama/rules/projection/projection.ts'
import { recommend } from '@rahnama/rules/recommendations/recommendations.ts'
import type { Rulebook } from '@rahnama/rules/rulebook/rulebook.ts'
import { readingResultOf } from './reading-result.ts'
import { ruleSetsOn } from './rule-sets-on.ts'

/**
 * Collects everything the rules say of a profile on a day. It is pure: the same profile, day and book always give the same.
 */
export function assessProfile(profile: Profile, on: IsoDate, book: Rulebook): Assessment {
  const told = readingResultOf(profile, 'told', on, book.ledger)
  const { improvements, leftOut, wasted, arrangements } = recommend(profile, on, book.ledger)
  const { months, best, firstLoss, costOfWaiting } = project(profile, on)
  return {
    on,
    ruleSets: ruleSetsOn(on, book),
    readings: {
      told,
      evidenced: readingResultOf(profile, 'evidenced', on, book.ledger),
      verified: readingResultOf(profile, 'verified', on, book.ledger),
    },
    improvements,
    leftOut,
    wasted,
    arrangements,
    projection: {
      months,
      bestMonth: best.month,
      ...(firstLoss && { firstLossMonth: firstLoss.month }),
      costOfWaiting,
    },
    rounds: roundsBeside(profile, told.crs.total, on, book.rounds, book.ledger),
    contradictions: contradictions(profile, on),
  }
}
