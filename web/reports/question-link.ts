import { href } from '../site-map.ts'

/**
 * Each answer of the rules' profile is asked in this step, by this question. The form itself, which knows, would weigh
 * more than the page.
 */
const QUESTIONS: Record<string, readonly [step: string, question: string]> = {
  birthDate: ['general', 'birthDate'],
  maritalStatus: ['general', 'maritalStatus'],
  hasChildren: ['general', 'hasChildren'],
  numberOfChildren: ['general', 'numberOfChildren'],
  children: ['general', 'children'],
  'partner.accompanying': ['general', 'partnerAccompanying'],
  'partner.citizenOrPermanentResident': ['general', 'partnerCitizenOrPermanentResident'],
  partner: ['personal', 'partnerBirthDate'],
  'partner.credentials': ['personal', 'partnerHighestLevel'],
  'partner.tests': ['personal', 'partnerHasTests'],
  'partner.jobs': ['personal', 'partnerHasJobs'],
  citizenship: ['personal', 'citizenship'],
  residence: ['personal', 'residence'],
  credentials: ['education', 'credentials'],
  jobs: ['work', 'jobs'],
  totalWorkYears: ['work', 'totalWorkYears'],
  hasCanadianExperience: ['work', 'hasCanadianExperience'],
  certificateOfQualification: ['work', 'certificateOfQualification'],
  tests: ['language', 'tests'],
  canadianStatus: ['immigration-history', 'canadianStatus'],
  hasPreviousApplications: ['immigration-history', 'hasPreviousApplications'],
  refusals: ['immigration-history', 'refusals'],
  hasRefusals: ['immigration-history', 'hasRefusals'],
  relatives: ['immigration-history', 'relatives'],
  hasRelativesInCanada: ['immigration-history', 'hasRelativesInCanada'],
  intendedProvince: ['preferences', 'intendedProvince'],
  fundsCad: ['preferences', 'fundsCad'],
  netWorthCad: ['preferences', 'netWorthCad'],
  businessPlan: ['preferences', 'businessPlan'],
  jobOffer: ['preferences', 'hasJobOffer'],
  nomination: ['preferences', 'hasNomination'],
  sponsor: ['preferences', 'hasSponsor'],
}

/**
 * Leads to where it is said whether a credential from abroad was assessed; to the list of them where it is not known
 * which.
 */
export function assessmentLink(of: 'applicant' | 'partner', credential: string | undefined): string {
  const [step, group] = of === 'partner' ? ['personal', 'partnerCredentials'] : ['education', 'credentials']
  const question = credential === undefined ? group : `${group}-${credential}-hasEca`
  return `${href('profileStep', { step })}#q-${question}`
}

/** `asks` is a path into the rules' profile, such as "partner.tests" or "startup.votingShare". */
export function questionLink(asks: string): string {
  const [root = '', rest] = asks.replaceAll(/\[\d+\]/g, '').split('.')
  if (root === 'startup') return href('startupAssessment')
  if (root === 'transfer') return href('transfer')
  if (root === 'studyCanada' || root === 'studyChina') return href('studyAbroad')
  const place = QUESTIONS[`${root}.${rest}`] ?? QUESTIONS[root]
  return place ? `${href('profileStep', { step: place[0] })}#q-${place[1]}` : href('profile')
}
