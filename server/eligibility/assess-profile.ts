import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { roundsBeside } from '@rahnama/rules/draws/draws.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { project } from '@rahnama/rules/projection/projection.ts'
import { recommend } from '@rahnama/rules/recommendations/recommendations.ts'
import { readingResultOf } from './reading-result.ts'
import { ruleSetsOn } from './rule-sets-on.ts'

/**
 * Collects everything the rules say of a profile on a day. It is pure: the same profile and day always give the same.
 */
export function assessProfile(profile: Profile, on: IsoDate): Assessment {
  const told = readingResultOf(profile, 'told', on)
  const { improvements, leftOut, wasted, arrangements } = recommend(profile, on)
  const { months, best, firstLoss, costOfWaiting } = project(profile, on)
  return {
    on,
    ruleSets: ruleSetsOn(on),
    readings: {
      told,
      evidenced: readingResultOf(profile, 'evidenced', on),
      verified: readingResultOf(profile, 'verified', on),
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
    rounds: roundsBeside(profile, told.crs.total, on),
    contradictions: contradictions(profile, on),
  }
}
