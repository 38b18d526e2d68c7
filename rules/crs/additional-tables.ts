import type { Cell } from '../cell.ts'
import { cell } from '../cell.ts'
import type { ArrangedEmployment, CanadianEducation } from './input.ts'

export type SiblingReason = 'SIBLING_IN_CANADA' | 'NO_SIBLING_IN_CANADA' | 'SIBLING_NOT_YET_COUNTED'

/** The English result adds to a French one of NCLC 7 or more by its level. */
export type EnglishBesideFrench = 'none' | 'allUnder5' | 'someUnder5' | 'all5OrMore'
export type FrenchReason =
  | 'FRENCH_NOT_TESTED'
  | 'FRENCH_UNDER_7'
  | 'FRENCH_WITHOUT_ENGLISH'
  | 'FRENCH_WITH_ENGLISH_UNDER_5'
  | 'FRENCH_WITH_SOME_ENGLISH_UNDER_5'
  | 'FRENCH_WITH_ENGLISH_5_OR_MORE'
  | 'FRENCH_NOT_YET_COUNTED'

export type CanadianStudyReason =
  | 'NO_CANADIAN_STUDY'
  | 'CANADIAN_STUDY_1_OR_2_YEARS'
  | 'CANADIAN_STUDY_3_YEARS_OR_MORE'
  | 'CANADIAN_STUDY_NOT_YET_COUNTED'

export type NominationReason = 'PROVINCIAL_NOMINATION' | 'NO_PROVINCIAL_NOMINATION'

export type JobOfferReason =
  | 'NO_JOB_OFFER'
  | 'JOB_OFFER_SENIOR_MANAGEMENT'
  | 'JOB_OFFER_OTHER_OCCUPATION'
  | 'JOB_OFFER_ANY_OCCUPATION'
  | 'JOB_OFFER_POINTS_ENDED'

export type AdditionalTables = {
  source: string
  sibling: Record<'yes' | 'no', Cell<SiblingReason>>
  french: Record<EnglishBesideFrench, Cell<FrenchReason>>
  canadianEducation: Record<CanadianEducation, Cell<CanadianStudyReason>>
  provincialNomination: Record<'yes' | 'no', Cell<NominationReason>>
  arrangedEmployment: Record<ArrangedEmployment, Cell<JobOfferReason>>
  maximum: Record<
    'sibling' | 'french' | 'canadianEducation' | 'provincialNomination' | 'arrangedEmployment' | 'total',
    number
  >
}

const SIBLING = { yes: cell('SIBLING_IN_CANADA', 15), no: cell('NO_SIBLING_IN_CANADA', 0) } as const
const SIBLING_NOT_YET = { yes: cell('SIBLING_NOT_YET_COUNTED', 0), no: cell('NO_SIBLING_IN_CANADA', 0) } as const

/** The criteria name no English, English under 5 and English of 5 in all four; a result on both sides of 5 is read as the lower. */
const frenchPoints = (withoutEnglish5: number, withEnglish5: number): AdditionalTables['french'] => ({
  none: cell('FRENCH_WITHOUT_ENGLISH', withoutEnglish5),
  allUnder5: cell('FRENCH_WITH_ENGLISH_UNDER_5', withoutEnglish5),
  someUnder5: cell('FRENCH_WITH_SOME_ENGLISH_UNDER_5', withoutEnglish5),
  all5OrMore: cell('FRENCH_WITH_ENGLISH_5_OR_MORE', withEnglish5),
})
const FRENCH_NOT_YET: AdditionalTables['french'] = {
  none: cell('FRENCH_NOT_YET_COUNTED', 0),
  allUnder5: cell('FRENCH_NOT_YET_COUNTED', 0),
  someUnder5: cell('FRENCH_NOT_YET_COUNTED', 0),
  all5OrMore: cell('FRENCH_NOT_YET_COUNTED', 0),
}

const CANADIAN_STUDY: AdditionalTables['canadianEducation'] = {
  none: cell('NO_CANADIAN_STUDY', 0),
  one_or_two_years: cell('CANADIAN_STUDY_1_OR_2_YEARS', 15),
  three_years_or_more: cell('CANADIAN_STUDY_3_YEARS_OR_MORE', 30),
}
const CANADIAN_STUDY_NOT_YET: AdditionalTables['canadianEducation'] = {
  none: cell('NO_CANADIAN_STUDY', 0),
  one_or_two_years: cell('CANADIAN_STUDY_NOT_YET_COUNTED', 0),
  three_years_or_more: cell('CANADIAN_STUDY_NOT_YET_COUNTED', 0),
}

const NOMINATION = { yes: cell('PROVINCIAL_NOMINATION', 600), no: cell('NO_PROVINCIAL_NOMINATION', 0) } as const

const JOB_OFFER_600: AdditionalTables['arrangedEmployment'] = {
  none: cell('NO_JOB_OFFER', 0),
  noc_major_group_00: cell('JOB_OFFER_ANY_OCCUPATION', 600),
  other_eligible: cell('JOB_OFFER_ANY_OCCUPATION', 600),
}
const JOB_OFFER_200_OR_50: AdditionalTables['arrangedEmployment'] = {
  none: cell('NO_JOB_OFFER', 0),
  noc_major_group_00: cell('JOB_OFFER_SENIOR_MANAGEMENT', 200),
  other_eligible: cell('JOB_OFFER_OTHER_OCCUPATION', 50),
}
const JOB_OFFER_ENDED: AdditionalTables['arrangedEmployment'] = {
  none: cell('NO_JOB_OFFER', 0),
  noc_major_group_00: cell('JOB_OFFER_POINTS_ENDED', 0),
  other_eligible: cell('JOB_OFFER_POINTS_ENDED', 0),
}

export const ADDITIONAL_2015: AdditionalTables = {
  source: 'Ministerial Instructions in force 2015-01-01, additional points',
  sibling: SIBLING_NOT_YET,
  french: FRENCH_NOT_YET,
  canadianEducation: CANADIAN_STUDY_NOT_YET,
  provincialNomination: NOMINATION,
  arrangedEmployment: JOB_OFFER_600,
  maximum: {
    sibling: 0,
    french: 0,
    canadianEducation: 0,
    provincialNomination: 600,
    arrangedEmployment: 600,
    total: 600,
  },
}

export const ADDITIONAL_2016: AdditionalTables = {
  ...ADDITIONAL_2015,
  source: 'Ministerial Instructions in force 2016-11-19, additional points',
  canadianEducation: CANADIAN_STUDY,
  arrangedEmployment: JOB_OFFER_200_OR_50,
  maximum: { ...ADDITIONAL_2015.maximum, canadianEducation: 30, arrangedEmployment: 200 },
}

export const ADDITIONAL_2017: AdditionalTables = {
  ...ADDITIONAL_2016,
  source: 'Ministerial Instructions in force 2017-06-06, additional points',
  sibling: SIBLING,
  french: frenchPoints(15, 30),
  maximum: { ...ADDITIONAL_2016.maximum, sibling: 15, french: 30 },
}

export const ADDITIONAL_2020: AdditionalTables = {
  ...ADDITIONAL_2017,
  source: 'Ministerial Instructions in force 2020-10-20, additional points',
  french: frenchPoints(25, 50),
  maximum: { ...ADDITIONAL_2017.maximum, french: 50 },
}

export const ADDITIONAL_2025: AdditionalTables = {
  ...ADDITIONAL_2020,
  source: 'IRCC, CRS criteria, D. additional points, in force 2025-03-25',
  arrangedEmployment: JOB_OFFER_ENDED,
  maximum: { ...ADDITIONAL_2020.maximum, arrangedEmployment: 0 },
}
