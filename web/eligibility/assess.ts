import { type SelfCheckAnswers, selfCheckProfile } from '@rahnama/contract/eligibility/eligibility.ts'
import { type CrsResult, crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type RoundBeside, roundsBeside } from '@rahnama/rules/draws/draws.ts'
import { type ScoreRange, scoreRange, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { type PersonalProgram, programsFor } from '@rahnama/rules/program-order/program-order.ts'
import { type Improvement, recommend } from '@rahnama/rules/recommendations/recommendations.ts'
import type { Rulebook } from '@rahnama/rules/rulebook/rulebook.ts'

export type Assessment = {
  range: ScoreRange
  /** The lower end comes about so. */
  crs: CrsResult
  programs: readonly PersonalProgram[]
  improvements: readonly Improvement[]
  rounds: readonly RoundBeside[]
}

export function assess(answers: SelfCheckAnswers, on: IsoDate, { rounds, ledger }: Rulebook): Assessment {
  const profile = selfCheckProfile(answers, on)
  const score = crs(toCrsInput(profile, on), on)
  return {
    range: scoreRange(profile, on),
    crs: score,
    programs: programsFor(profile, on, 'told', ledger),
    improvements: recommend(profile, on, ledger).improvements,
    rounds: roundsBeside(profile, score.total, on, rounds, ledger),
  }
}
