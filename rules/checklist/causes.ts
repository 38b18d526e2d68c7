import type { IsoDate } from '../dated.ts'
import { addMonths, addYears, wholeYearsBetween } from '../dates.ts'
import {
  type Country,
  CREDENTIAL_LEVELS,
  type Credential,
  hasPartner,
  type Job,
  known,
  type Named,
  type Person,
  type Profile,
} from '../profile/profile.ts'
import type { Why } from './item.ts'
import { type EntryList, PARTNER, PERSON, type Subject, subjectOfCountry, subjectOfEntry } from './subjects.ts'

/** An answer that asks for a document. */
export type Cause = { subject: Subject; why: Why; answer?: string; country?: Country | undefined }
export type Causes = (profile: Profile, on: IsoDate) => Cause[]

/** A police certificate is asked for of every country somebody lived in for so long, within so many years. */
export const POLICE_YEARS = 10
export const POLICE_MONTHS = 6
export const ADULT_YEARS = 18
/** Everybody there has a booklet or card of identity besides the passport. */
const IDENTITY_BOOKLETS: ReadonlySet<Country> = new Set(['IR', 'AF'])
const CONSCRIPTING: ReadonlySet<Country> = new Set(['IR'])

export const always =
  (why: Why, subject: Subject = PERSON): Causes =>
  () => [{ subject, why }]

export const when =
  (
    is: (profile: Profile, on: IsoDate) => boolean | undefined,
    why: Why,
    answer?: string,
    subject: Subject = PERSON,
  ): Causes =>
  (profile, on) =>
    is(profile, on) ? [{ subject, why, ...(answer !== undefined && { answer }) }] : []

export const both =
  (is: (profile: Profile, on: IsoDate) => boolean | undefined, causes: Causes): Causes =>
  (profile, on) =>
    is(profile, on) ? causes(profile, on) : []

/** Entries without an id cannot be spoken of: nothing could be attached to them. */
function entriesOf<T extends Named>(entries: readonly T[] | undefined): (T & { id: string })[] {
  return (entries ?? []).filter((entry): entry is T & { id: string } => entry.id !== undefined)
}

function ofEntry(list: EntryList, why: Why, { id, country }: { id: string; country?: Country | undefined }): Cause {
  return { subject: subjectOfEntry(list, id), why, answer: `${list}.${id}`, country }
}

export const passports: Causes = (profile) => [
  { subject: PERSON, why: 'EVERYONE', country: known(profile.citizenship) },
]

export const identityBooklet: Causes = (profile) => citizenOf(profile, IDENTITY_BOOKLETS)

/** Only some countries draft, and only some of their citizens: whoever never served says so. */
export const militaryService: Causes = (profile) => citizenOf(profile, CONSCRIPTING)

function citizenOf({ citizenship }: Profile, countries: ReadonlySet<Country>): Cause[] {
  const country = known(citizenship)
  if (country === undefined || !countries.has(country)) return []
  return [{ subject: PERSON, why: 'CITIZEN_OF', answer: 'citizenship', country }]
}

/** Every result that was told; while there is none, a place for the one that will be. */
export const languageResults: Causes = ({ tests }) => {
  const told = entriesOf(tests).map(({ id }) => ofEntry('tests', 'TEST_TOLD', { id }))
  return told.length > 0 ? told : [{ subject: PERSON, why: 'LANGUAGE_ASKED', answer: 'tests' }]
}

export const credentials: Causes = ({ credentials }) => {
  const told = entriesOf(credentials).map((entry) =>
    ofEntry('credentials', 'CREDENTIAL_TOLD', { id: entry.id, country: known(entry.country) }),
  )
  return told.length > 0 ? told : [{ subject: PERSON, why: 'EDUCATION_ASKED', answer: 'credentials' }]
}

/** Names those that were assessed and, when none was, the highest from abroad. */
export const assessments: Causes = ({ credentials }) => assessmentsOf('credentials', credentials)

function assessmentsOf(list: EntryList, credentials: readonly Credential[] | undefined): Cause[] {
  const abroad = entriesOf(credentials).filter(({ country }) => known(country) !== undefined && country !== 'CA')
  const assessed = abroad.filter(({ ecaBody }) => known(ecaBody) !== undefined && ecaBody !== 'none')
  const highest = abroad.reduce<(typeof abroad)[number] | undefined>(
    (best, entry) => (best === undefined || rank(entry) > rank(best) ? entry : best),
    undefined,
  )
  const wanted = assessed.length > 0 ? assessed : highest ? [highest] : []
  return wanted.map(({ id }) => ofEntry(list, 'CREDENTIAL_FROM_ABROAD', { id }))
}

function rank({ level }: Credential): number {
  const told = known(level)
  return told === undefined ? -1 : CREDENTIAL_LEVELS.indexOf(told)
}

/** Jobs that ended no longer ago than the program looks back. */
export const jobs =
  (years: number, is: (job: Job) => boolean): Causes =>
  ({ jobs }, on) =>
    entriesOf(jobs)
      .filter((job) => is(job) && !endedBefore(job, addYears(on, -years)))
      .map((job) =>
        ofEntry('jobs', job.selfEmployed === true ? 'SELF_EMPLOYED' : 'JOB_TOLD', {
          id: job.id,
          country: known(job.country),
        }),
      )

function endedBefore({ current, endedOn }: Job, day: IsoDate): boolean {
  const end = known(endedOn)
  return current !== true && end !== undefined && end < day
}

export const isEmployed = ({ selfEmployed }: Job) => selfEmployed !== true
export const isSelfEmployed = ({ selfEmployed }: Job) => selfEmployed === true
export const inCanada =
  (is: (job: Job) => boolean) =>
  (job: Job): boolean =>
    job.country === 'CA' && is(job)

/**
 * Countries other than Canada where somebody stayed six months or more in the last ten years and since they were 18:
 * where they live, worked and finished studies.
 */
export const countriesLivedIn: Causes = (profile, on) => {
  const since = latest(addYears(on, -POLICE_YEARS), adultOn(profile))
  const found = new Map<Country, Cause>()
  const add = (country: Country | undefined, why: Why, answer: string) => {
    if (country === undefined || country === 'CA' || found.has(country)) return
    found.set(country, { subject: subjectOfCountry(country), why, answer, country })
  }
  add(known(profile.residence), 'LIVES_IN', 'residence')
  for (const job of entriesOf(profile.jobs)) {
    if (lasted(job, since, on)) add(known(job.country), 'WORKED_IN', `jobs.${job.id}`)
  }
  for (const { id, country, graduatedOn } of entriesOf(profile.credentials)) {
    const end = known(graduatedOn)
    if (end !== undefined && end >= since) add(known(country), 'STUDIED_IN', `credentials.${id}`)
  }
  return [...found.values()]
}

function adultOn({ birthDate }: Person): IsoDate | undefined {
  const born = known(birthDate)
  return born === undefined ? undefined : addYears(born, ADULT_YEARS)
}

function latest(a: IsoDate, b: IsoDate | undefined): IsoDate {
  return b !== undefined && b > a ? b : a
}

function lasted({ startedOn, endedOn, current }: Job, since: IsoDate, on: IsoDate): boolean {
  const start = known(startedOn)
  const end = current === true ? on : known(endedOn)
  if (start === undefined) return end === undefined || end >= since
  return end === undefined || (end >= since && addMonths(start, POLICE_MONTHS) <= end)
}

export function isAdult(profile: Profile, on: IsoDate): boolean {
  const born = known(profile.birthDate)
  return born === undefined || wholeYearsBetween(born, on) >= ADULT_YEARS
}

export const partnerComesAlong = (profile: Profile): boolean =>
  hasPartner(profile) === true && known(profile.partner?.accompanying) === true

export const partner: Causes = when(partnerComesAlong, 'PARTNER_COMES_ALONG', 'partner', PARTNER)

export const partnersTests: Causes = both(partnerComesAlong, ({ partner }) =>
  entriesOf(partner?.tests).map(({ id }) => ofEntry('partnerTests', 'PARTNER_COMES_ALONG', { id })),
)
export const partnersCredentials: Causes = both(partnerComesAlong, ({ partner }) =>
  entriesOf(partner?.credentials).map(({ id, country }) =>
    ofEntry('partnerCredentials', 'PARTNER_COMES_ALONG', { id, country: known(country) }),
  ),
)
export const partnersAssessments: Causes = both(partnerComesAlong, ({ partner }) =>
  assessmentsOf('partnerCredentials', partner?.credentials),
)

export const married = maritalStatus(['married'], 'MARRIED')
export const livesTogether = maritalStatus(['common_law'], 'LIVES_WITH_PARTNER')
export const wasMarried = maritalStatus(['divorced', 'widowed', 'annulled', 'separated'], 'WAS_MARRIED')

function maritalStatus(statuses: readonly string[], why: Why): Causes {
  return when((profile) => statuses.includes(known(profile.maritalStatus) ?? ''), why, 'maritalStatus')
}

export const children: Causes = (profile) =>
  profile.hasChildren === false
    ? []
    : entriesOf(profile.children).map(({ id }) => ofEntry('children', 'CHILD_TOLD', { id }))

export const refusals: Causes = (profile) =>
  profile.hasRefusals === false
    ? []
    : entriesOf(profile.refusals).map(({ id }) => ofEntry('refusals', 'REFUSAL_TOLD', { id }))

export const relatives: Causes = (profile) =>
  profile.hasRelativesInCanada === false
    ? []
    : entriesOf(profile.relatives)
        .filter(({ livesInCanada }) => livesInCanada !== false)
        .map(({ id }) => ofEntry('relatives', 'RELATIVE_TOLD', { id }))

const TEMPORARY: readonly string[] = ['visitor', 'student', 'worker', 'refugee']
export const statusInCanada: Causes = when(
  ({ canadianStatus }) => TEMPORARY.includes(known(canadianStatus) ?? ''),
  'IN_CANADA_NOW',
  'canadianStatus',
)

export const nomination: Causes = when(
  (profile) => (known(profile.nomination) ?? 'none') !== 'none',
  'NOMINATION_TOLD',
  'nomination',
)
export const jobOffer: Causes = when(
  (profile) => (known(profile.jobOffer) ?? 'none') !== 'none',
  'JOB_OFFER_TOLD',
  'jobOffer',
)
export const tradeCertificate: Causes = when(
  (profile) => known(profile.certificateOfQualification) === true,
  'TRADE_CERTIFICATE_TOLD',
  'certificateOfQualification',
)
