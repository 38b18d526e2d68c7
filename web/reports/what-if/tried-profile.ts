import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { addDays, addYears } from '@rahnama/rules/dates.ts'
import { EDUCATION_LEVELS, type EducationLevel } from '@rahnama/rules/education.ts'
import { languageOf, leastScores, type OfficialLanguage } from '@rahnama/rules/language/language.ts'
import {
  type Credential,
  isCanadian,
  isInCanada,
  type Job,
  known,
  type LanguageTest,
  type Profile,
  type Relative,
  teerOf,
} from '@rahnama/rules/profile/profile.ts'

/** A scenario holds what is tried; a question that is absent keeps the profile's answer. */
export type Scenario = {
  age?: number
  education?: EducationLevel
  english?: number | 'none'
  french?: number | 'none'
  canadianWorkYears?: number
  foreignWorkYears?: number
  isTogether?: boolean
  siblingInCanada?: boolean
  provincialNomination?: boolean
}

/** The profile as it would be told if the scenario were true. */
export function triedProfile(profile: Profile, start: CrsInput, scenario: Scenario, on: IsoDate): Profile {
  const { age, education, isTogether, siblingInCanada, provincialNomination } = scenario
  return {
    ...profile,
    ...(age !== undefined && { birthDate: addYears(on, -age) }),
    ...(education && { credentials: credentialsTried(profile, start.education, education, on) }),
    ...testsTried(profile, scenario, on),
    ...jobsTried(profile, start, scenario, on),
    ...(isTogether !== undefined && {
      maritalStatus: known(profile.maritalStatus) ?? 'married',
      partner: { citizenOrPermanentResident: false, ...profile.partner, accompanying: isTogether },
    }),
    ...(siblingInCanada !== undefined && {
      hasRelativesInCanada: siblingInCanada || known(profile.hasRelativesInCanada) === true,
      relatives: relativesTried(profile, siblingInCanada),
    }),
    ...(provincialNomination !== undefined && { nomination: provincialNomination ? { enhanced: true } : 'none' }),
  }
}

/** ISO 3166 keeps this code free: somewhere that is not Canada. */
const ABROAD = 'ZZ'

const CREDENTIALS: Record<EducationLevel, readonly Credential[]> = {
  less_than_secondary: [],
  secondary: [{ level: 'high_school' }],
  one_year: [{ level: 'college', years: 1 }],
  two_year: [{ level: 'college', years: 2 }],
  bachelor_or_three_year: [{ level: 'bachelor' }],
  two_or_more: [{ level: 'bachelor' }, { level: 'college', years: 1 }],
  masters_or_professional: [{ level: 'master' }],
  doctoral: [{ level: 'doctoral' }],
}

/** Earned abroad and assessed. Who tries more than they have keeps what they earned in Canada. */
function credentialsTried(
  { credentials = [] }: Profile,
  from: EducationLevel,
  to: EducationLevel,
  on: IsoDate,
): Credential[] {
  const isMore = EDUCATION_LEVELS.indexOf(to) > EDUCATION_LEVELS.indexOf(from)
  const earned = { country: ABROAD, graduatedOn: addYears(on, -1), ecaBody: 'WES', ecaOn: on } as const
  return [
    ...CREDENTIALS[to].map((credential) => ({ ...credential, ...earned })),
    ...(isMore ? credentials.filter(isCanadian) : []),
  ]
}

const TRIED_TEST = { english: 'CELPIP_G', french: 'TCF_CANADA' } as const satisfies Record<
  OfficialLanguage,
  LanguageTest['test']
>

function testsTried({ tests }: Profile, { english, french }: Scenario, on: IsoDate): Pick<Profile, 'tests'> {
  if (english === undefined && french === undefined) return {}
  const inLanguage = (language: OfficialLanguage, level: number | 'none' | undefined): LanguageTest[] => {
    if (level === undefined) return (tests ?? []).filter(({ test }) => languageOf(test) === language)
    const test = TRIED_TEST[language]
    return level === 'none' ? [] : [{ test, takenOn: on, scores: leastScores(test, level) }]
  }
  return { tests: [...inLanguage('english', english), ...inLanguage('french', french)] }
}

const FULL_TIME = { hoursPerWeek: 30, paid: true } as const
const IN_CANADA = { country: 'CA', authorised: true, selfEmployed: false, whileStudying: false } as const
const LEAST_SKILLED_TEER = 3

/** Years are laid one after the other up to today, those in Canada last, in the occupation the person has. */
function jobsTried(
  { jobs = [] }: Profile,
  start: CrsInput,
  { canadianWorkYears, foreignWorkYears }: Scenario,
  on: IsoDate,
): Pick<Profile, 'jobs'> {
  if (canadianWorkYears === undefined && foreignWorkYears === undefined) return {}
  const occupation = occupationOf(jobs)
  const wentToCanada = addYears(on, -(canadianWorkYears ?? start.canadianWorkYears))
  const inCanada = { ...FULL_TIME, ...occupation, ...IN_CANADA, startedOn: wentToCanada, current: true }
  const abroad = {
    ...FULL_TIME,
    ...occupation,
    country: ABROAD,
    startedOn: addYears(wentToCanada, -(foreignWorkYears ?? 0)),
    endedOn: addDays(wentToCanada, -1),
  }
  return {
    jobs: [
      ...worked(canadianWorkYears, inCanada, () => jobs.filter(isInCanada)),
      ...worked(foreignWorkYears, abroad, () => jobs.filter((job) => !isInCanada(job))),
    ],
  }
}

function worked(years: number | undefined, tried: Job, asTold: () => Job[]): Job[] {
  if (years === undefined) return asTold()
  return years > 0 ? [tried] : []
}

/** The occupation counts for streams and trades; a tried year is always skilled. */
function occupationOf(jobs: readonly Job[]): Pick<Job, 'noc' | 'teer'> {
  const skilled = jobs.find((job) => (teerOf(job) ?? Number.POSITIVE_INFINITY) <= LEAST_SKILLED_TEER)
  const noc = skilled && known(skilled.noc)
  return noc === undefined ? { teer: 1 } : { noc }
}

const SIBLING: Relative = {
  relationship: 'sibling',
  of: 'applicant',
  status: 'permanent_resident',
  adult: true,
  livesInCanada: true,
}

function relativesTried({ relatives = [] }: Profile, siblingInCanada: boolean): Relative[] {
  const others = relatives.filter(({ relationship }) => relationship !== 'sibling')
  return siblingInCanada ? [...others, SIBLING] : others
}
