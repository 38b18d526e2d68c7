import type { FlatAnswers } from '../long-form/long-form.ts'

/**
 * Answers of somebody of whom there is nothing special to tell. Sample people begin with these, so that a new question
 * is answered once for all of them.
 */
export const NOTHING_SPECIAL: FlatAnswers = {
  maritalStatus: 'single',
  hasChildren: false,
  citizenship: 'IR',
  residence: 'IR',
  hasCanadianExperience: false,
  certificateOfQualification: false,
  canadianStatus: 'none',
  hasBeenToCanada: false,
  hasPreviousApplications: false,
  hasRefusals: false,
  hasRelativesInCanada: false,
  interests: ['express_entry'],
  intendedProvince: 'any',
  hasNomination: false,
  hasJobOffer: false,
  hasSponsor: false,
}
