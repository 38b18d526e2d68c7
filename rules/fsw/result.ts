import type { AbilityPoints } from '../by-ability.ts'
import type { GapReason } from '../education-gap.ts'
import type { AgeReason, EducationReason, ExperienceReason, FirstLanguageReason, FswFactor } from './grid.ts'
import type { AdaptabilityClaim } from './input.ts'

export type FswReason =
  | AgeReason
  | 'AGE_NOT_GIVEN'
  | EducationReason
  | GapReason
  | ExperienceReason
  | 'LANGUAGE_BY_ABILITY'
  | 'LANGUAGE_NOT_TESTED'
  | 'SECOND_LANGUAGE_5_OR_MORE'
  | 'SECOND_LANGUAGE_UNDER_5'
  | 'SECOND_LANGUAGE_SAME_AS_FIRST'
  | 'ARRANGED_EMPLOYMENT'
  | 'NO_ARRANGED_EMPLOYMENT'
  | 'ADAPTABILITY_CLAIMED'
  | 'NOTHING_FOR_ADAPTABILITY'

export type FswLine = {
  factor: FswFactor
  points: number
  maximum: number
  reason: FswReason
  source: string
  ruleSet: string
  /** The claims give so much beyond the cap. */
  wasted?: number
  abilities?: AbilityPoints<FirstLanguageReason>[]
  claims?: { claim: AdaptabilityClaim | 'arrangedEmployment'; points: number }[]
}

export type FswResult = Record<FswFactor | 'total', number> & {
  meetsLanguageMinimum: boolean
  meetsExperienceMinimum: boolean
  meetsEducationMinimum: boolean
  passes: boolean
  passMark: number
  ruleSet: string
  lines: FswLine[]
}
