import type { EducationLevel } from '../education.ts'
import type { EducationGap } from '../education-gap.ts'
import type { LanguageResult } from '../language/language.ts'

export const MARITAL_STATUSES = [
  'single',
  'married',
  'common_law',
  'separated',
  'divorced',
  'widowed',
  'annulled',
] as const
export type MaritalStatus = (typeof MARITAL_STATUSES)[number]

export const CANADIAN_EDUCATION = ['none', 'one_or_two_years', 'three_years_or_more'] as const
export type CanadianEducation = (typeof CANADIAN_EDUCATION)[number]

export const ARRANGED_EMPLOYMENT = ['none', 'noc_major_group_00', 'other_eligible'] as const
export type ArrangedEmployment = (typeof ARRANGED_EMPLOYMENT)[number]

/** Facts of a partner who is not counted may be left out; see `partner.ts`. */
export type CrsSpouse = {
  accompanying: boolean
  citizenOrPermanentResident: boolean
  education?: EducationLevel | null
  educationGap?: EducationGap
  firstLanguage?: LanguageResult | null
  canadianWorkYears?: number | null
}

export type CrsInput = {
  age: number
  /** The age is the worst one can have, because no date of birth counts. */
  isAgeOpen?: boolean
  maritalStatus: MaritalStatus
  spouse?: CrsSpouse | null
  education: EducationLevel
  educationGap?: EducationGap
  canadianEducation: CanadianEducation
  firstLanguage: LanguageResult | null
  secondLanguage?: LanguageResult | null
  canadianWorkYears: number
  foreignWorkYears: number
  certificateOfQualification: boolean
  siblingInCanada: boolean
  provincialNomination: boolean
  arrangedEmployment: ArrangedEmployment
}
