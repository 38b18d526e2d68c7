import type { CrsFactor } from '@rahnama/rules/crs/crs.ts'
import type { ReadingResult } from './eligibility-result.ts'

/** The rules read each factor of the score from this answer. */
const READ_FROM: Record<CrsFactor, string> = {
  age: 'birthDate',
  education: 'credentials',
  firstLanguage: 'tests',
  secondLanguage: 'tests',
  language: 'tests',
  canadianWork: 'jobs',
  educationLanguage: 'tests',
  educationCanadianWork: 'jobs',
  foreignWorkLanguage: 'jobs',
  foreignWorkCanadianWork: 'jobs',
  certificateLanguage: 'certificateOfQualification',
  sibling: 'relatives',
  french: 'tests',
  canadianEducation: 'credentials',
  provincialNomination: 'nomination',
  arrangedEmployment: 'jobOffer',
}

/** The answer behind a line of the score; where a credential waits for its assessment, what is said of that. */
export function answerBehind({ section, factor, reason, entry }: ReadingResult['crs']['lines'][number]): string {
  const isUnassessed = reason === 'EDUCATION_NOT_ASSESSED' && entry !== undefined
  const answer = isUnassessed ? `credentials.${entry}.ecaBody` : READ_FROM[factor]
  return section === 'spouse' ? `partner.${answer}` : answer
}
