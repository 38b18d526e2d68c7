import { hasPartner, type Profile } from '@rahnama/rules/profile/profile.ts'
import type { Answers, EntryAnswers } from '../long-form/long-form.ts'

type When = (answers: Answers, entry: EntryAnswers | undefined) => boolean

export const said =
  (name: string, ...values: readonly (string | boolean)[]): When =>
  (answers) =>
    values.some((value) => answers[name] === value)

/** The same of a question inside the entry that is being told. */
export const saidHere =
  (name: string, ...values: readonly (string | boolean)[]): When =>
  (_answers, entry) =>
    values.some((value) => entry?.[name] === value)

export const both =
  (...conditions: readonly When[]): When =>
  (answers, entry) =>
    conditions.every((condition) => condition(answers, entry))

export const isPartnered: When = ({ maritalStatus }) =>
  hasPartner({ maritalStatus } as Pick<Profile, 'maritalStatus'>) === true

/** Only the education, language and work of a partner who comes along count. */
export const partnerCounts: When = both(
  isPartnered,
  said('partnerAccompanying', true),
  said('partnerCitizenOrPermanentResident', false),
)
