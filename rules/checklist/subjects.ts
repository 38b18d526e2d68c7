/** A document speaks of the person as a whole, one entry of their answers, or one of the other forms. */
export type Subject = string

export const PERSON: Subject = 'profile'
export const PARTNER: Subject = `${PERSON}/partner`
/** Documents that other forms ask for, under the form and the field, and what else the same matter needs. */
export const COMPANY_DOCUMENT: Subject = 'transfer/companyDocument'
export const COMPANY: Subject = 'transfer'
export const STARTUP_CV: Subject = 'startup-assessment/cv'
export const SUPPORT_LETTER: Subject = 'startup-business/letter'
export const STARTUP_PLAN: Subject = 'startup-business/plan'
export const STARTUP: Subject = 'startup-business'

/** The lists of the profile as its form calls them. */
export type EntryList =
  | 'tests'
  | 'credentials'
  | 'jobs'
  | 'children'
  | 'refusals'
  | 'relatives'
  | 'partnerTests'
  | 'partnerCredentials'

/** `profile/tests.k3f9` */
export function subjectOfEntry(list: EntryList, id: string): Subject {
  return `${PERSON}/${list}.${id}`
}

/** `profile/countries.IR`: where somebody lived. */
export function subjectOfCountry(country: string): Subject {
  return `${PERSON}/countries.${country}`
}

/** `profile/letters.2`: where several documents of one kind are asked, the first, the second and so on. */
export function subjectOfCopy(number: number): Subject {
  return `${PERSON}/letters.${number}`
}
