import type { SelfCheckAnswers } from '@rahnama/contract/eligibility.ts'
import { type CrsResult, crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type ScoreRange, scoreRange, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { eligibility, type ProgramResult } from '@rahnama/rules/programs/programs.ts'
import { type Improvement, recommend } from '@rahnama/rules/recommendations/recommendations.ts'
import { toProfile } from './self-check-profile.ts'

export type Assessment = {
  range: ScoreRange
  /** The lower end comes about so. */
  crs: CrsResult
  programs: readonly ProgramResult[]
  improvements: readonly Improvement[]
}

export function assess(answers: SelfCheckAnswers, on: IsoDate): Assessment {
  const profile = toProfile(answers, on)
  return {
    range: scoreRange(profile, on),
    crs: crs(toCrsInput(profile, on), on),
    programs: eligibility(profile, on),
    improvements: recommend(profile, on).improvements,
  }
}
