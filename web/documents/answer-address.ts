import { href } from '../site-map.ts'

/** Each answer of the profile is asked in this step. */
const STEPS: Readonly<Record<string, string>> = {
  maritalStatus: 'general',
  partner: 'general',
  children: 'general',
  citizenship: 'personal',
  residence: 'personal',
  partnerTests: 'personal',
  partnerCredentials: 'personal',
  credentials: 'education',
  jobs: 'work',
  certificateOfQualification: 'work',
  tests: 'language',
  canadianStatus: 'immigration-history',
  refusals: 'immigration-history',
  relatives: 'immigration-history',
  nomination: 'preferences',
  jobOffer: 'preferences',
  sponsor: 'preferences',
  businessPlan: 'preferences',
}

const FORMS = {
  startup: 'startupVisa',
  transfer: 'transfer',
  studyCanada: 'studyAbroad',
  studyChina: 'studyAbroad',
} as const

/** The page on which the answer that caused a document can be changed. */
export function answerAddress(answer: string): string {
  const root = answer.split('.')[0] ?? ''
  if (Object.hasOwn(FORMS, root)) return href(FORMS[root as keyof typeof FORMS])
  const step = STEPS[root]
  return step === undefined ? href('profile') : `${href('profile')}/${step}`
}
