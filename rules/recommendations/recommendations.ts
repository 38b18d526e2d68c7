import type { IsoDate } from '../dated.ts'
import { crsInputOf, factsOf, type Profile } from '../profile/profile.ts'
import { eligibilityOf, type IntakeLedger } from '../programs/programs.ts'
import type { Improvement, LeftOut } from './improvement.ts'
import { improvementsOf, type Wasted, wastedIn } from './improvements.ts'
import { type Arrangement, arrangements } from './partner-ideas.ts'
import { type Programs, sortByReach } from './reach.ts'

export type { Aim, Certainty, Cost, Improvement, ImprovementId, LeftOutReason } from './improvement.ts'
export { nextAction } from './next-action.ts'
export { type Arrangement, swapPartners } from './partner-ideas.ts'

export type Recommendation = {
  programs: Programs
  improvements: Improvement[]
  leftOut: LeftOut[]
  wasted: Wasted[]
  arrangements: { arrangement: Arrangement; total: number }[]
}

/** Says where the person stands today, and what would take them further, most points first. */
export function recommend(profile: Profile, on: IsoDate, ledger?: IntakeLedger): Recommendation {
  const facts = factsOf(profile, on)
  const input = crsInputOf(facts, 'lowest')
  return {
    programs: sortByReach(eligibilityOf(facts, ledger)),
    ...improvementsOf(facts, input),
    wasted: wastedIn(input, on),
    arrangements: arrangements(facts),
  }
}
