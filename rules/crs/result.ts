import type { AbilityPoints } from '../by-ability.ts'
import type { GapReason } from '../education-gap.ts'
import type {
  CanadianStudyReason,
  FrenchReason,
  JobOfferReason,
  NominationReason,
  SiblingReason,
} from './additional-tables.ts'
import type {
  AgeReason,
  CanadianWorkReason,
  EducationReason,
  FirstLanguageReason,
  SecondLanguageReason,
} from './core-tables.ts'
import type { PartnerReason } from './partner.ts'
import type { RuleSetId, RuleSetNotice } from './rule-sets.ts'
import type { CertificateReason, PairReason } from './transferability-tables.ts'

export type LevelPointsReason = FirstLanguageReason | SecondLanguageReason

export type CrsReason =
  | AgeReason
  | 'AGE_NOT_GIVEN'
  | EducationReason
  | GapReason
  | 'LANGUAGE_BY_ABILITY'
  | 'LANGUAGE_NOT_TESTED'
  | 'SECOND_LANGUAGE_SAME_AS_FIRST'
  | CanadianWorkReason
  | Exclude<PartnerReason, 'PARTNER_COUNTED'>
  | PairReason
  | CertificateReason
  | SiblingReason
  | FrenchReason
  | CanadianStudyReason
  | NominationReason
  | JobOfferReason

/** Names the limit that left points uncounted. */
export type CrsCap =
  | 'SECOND_LANGUAGE'
  | 'EDUCATION_PAIR'
  | 'FOREIGN_WORK_PAIR'
  | 'TRANSFERABILITY_TOTAL'
  | 'ADDITIONAL_TOTAL'

export type CrsFactors = {
  core: 'age' | 'education' | 'firstLanguage' | 'secondLanguage' | 'canadianWork'
  spouse: 'education' | 'language' | 'canadianWork'
  transferability:
    | 'educationLanguage'
    | 'educationCanadianWork'
    | 'foreignWorkLanguage'
    | 'foreignWorkCanadianWork'
    | 'certificateLanguage'
  additional: 'sibling' | 'french' | 'canadianEducation' | 'provincialNomination' | 'arrangedEmployment'
}
export type CrsSection = keyof CrsFactors
export type CrsFactor = CrsFactors[CrsSection]

/** `points` are those that count, so lines add up to the total; `wasted` is what the table gives beyond a cap. */
export type CrsLine = {
  section: CrsSection
  factor: CrsFactor
  points: number
  maximum: number
  reason: CrsReason
  source: string
  ruleSet: RuleSetId
  wasted?: number
  cap?: CrsCap
  abilities?: AbilityPoints<LevelPointsReason>[]
  /** The one entry of a list that the reason speaks of. */
  entry?: string
}

type Section<S extends CrsSection, Subtotal extends string = never> = Record<CrsFactors[S] | Subtotal | 'total', number>

export type CrsResult = {
  ruleSet: RuleSetId
  notice?: RuleSetNotice
  scoredAs: 'without_spouse' | 'with_spouse'
  scoredAsReason: PartnerReason
  core: Section<'core'>
  spouse: Section<'spouse'>
  transferability: Section<'transferability', 'educationTotal' | 'foreignWorkTotal'>
  additional: Section<'additional'>
  total: number
  lines: CrsLine[]
}
