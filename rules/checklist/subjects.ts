/** What a paper speaks of: the person as a whole, or one entry of their answers. */
export type Subject = string

export const PERSON: Subject = 'profile'

export const ENTRY_LISTS = ['tests', 'credentials', 'jobs', 'children', 'refusals', 'relatives'] as const
export type EntryList = (typeof ENTRY_LISTS)[number]

/** `profile/tests.k3f9` */
export function subjectOfEntry(list: EntryList, id: string): Subject {
  return `${PERSON}/${list}.${id}`
}

export const PARTNER: Subject = `${PERSON}/partner`

/** `profile/countries.IR`: where somebody lived. */
export function subjectOfCountry(country: string): Subject {
  return `${PERSON}/countries.${country}`
}

/** `profile/letters.2`: where several papers of one kind are asked, the first, the second and so on. */
export function subjectOfCopy(number: number): Subject {
  return `${PERSON}/letters.${number}`
}
