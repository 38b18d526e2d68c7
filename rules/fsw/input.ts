import type { EducationLevel } from '../education.ts'
import type { EducationGap } from '../education-gap.ts'
import type { LanguageResult } from '../language/language.ts'

/** These can be claimed for adaptability; arranged employment adds to it by itself. */
export const ADAPTABILITY_CLAIMS = [
  'applicantCanadianWork',
  'applicantCanadianStudy',
  'spouseLanguageClb4',
  'spouseCanadianStudy',
  'spouseCanadianWork',
  'relativeInCanada',
] as const
export type AdaptabilityClaim = (typeof ADAPTABILITY_CLAIMS)[number]

export type FswInput = {
  age: number
  /** The age is the worst one can have, because no date of birth counts. */
  isAgeOpen?: boolean
  education: EducationLevel
  educationGap?: EducationGap
  firstLanguage: LanguageResult | null
  secondLanguage?: LanguageResult | null
  /** Paid work in one or more skilled occupations, in Canada or abroad; only whole years count. */
  skilledWorkYears: number
  arrangedEmployment?: boolean
  adaptability?: Partial<Record<AdaptabilityClaim, boolean>> | null
}
