import type { LongForm } from '../long-form/long-form.ts'
import { profileForm } from './form.ts'

/** Answers of the rules that the form asks under another name. */
const ASKED_AS: Readonly<Record<string, string>> = {
  birthDate: 'birthDate',
  citizenship: 'citizenship',
  residence: 'residence',
  canadianStatus: 'canadianStatus',
  nomination: 'hasNomination',
  jobOffer: 'hasJobOffer',
  sponsor: 'hasSponsor',
  partner: 'partnerAccompanying',
  'partner.accompanying': 'partnerAccompanying',
  'partner.citizenOrPermanentResident': 'partnerCitizenOrPermanentResident',
  'partner.birthDate': 'partnerBirthDate',
  'partner.credentials': 'partnerHighestLevel',
  'partner.tests': 'partnerHasTests',
  'partner.jobs': 'partnerHasJobs',
}

export type QuestionPlace = { step: string; question: string }

/** Where an answer of the rules, such as `jobs[0].endedOn` or `partner.tests`, is asked. */
export function questionPlace(answer: string): QuestionPlace | undefined {
  const [root = '', inner] = answer.replaceAll(/\[\d+\]/g, '').split('.')
  const question = ASKED_AS[`${root}.${inner}`] ?? ASKED_AS[root] ?? root
  const { steps }: LongForm = profileForm
  const step = steps.find(({ fields }) => fields.some(({ name }) => name === question))
  return step && { step: step.name, question }
}
