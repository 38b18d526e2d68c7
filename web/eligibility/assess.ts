import { type SelfCheckAnswers, selfCheckProfile } from '@rahnama/contract/eligibility/eligibility.ts'
import { type CrsResult, crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type ScoreRange, scoreRange, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { type PersonalProgram, programsFor } from '@rahnama/rules/program-order/program-order.ts'
import { type Improvement, recommend } from '@rahnama/rules/recommendations/recommendations.ts'

export type Assessment = {
  range: ScoreRange
  /** The lower end comes about so. */
  crs: CrsResult
  programs: readonly PersonalProgram[]
  improvements: readonly Improvement[]
}

export function assess(answers: SelfCheckAnswers, on: IsoDate): Assessment {
  const profile = selfCheckProfile(answers, on)
  return {
    range: scoreRange(profile, on),
    crs: crs(toCrsInput(profile, on), on),
    programs: programsFor(profile, on),
    improvements: recommend(profile, on).improvements,
  }
}
