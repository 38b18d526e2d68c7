import type { Credential, Job, LanguageTest, Profile } from './profile/profile.ts'

/** The day most cases are worked out for. */
export const ON = '2026-11-15'

export const bachelor: Credential = {
  level: 'bachelor',
  country: 'IR',
  graduatedOn: '2018-06-30',
  ecaBody: 'WES',
  ecaOn: '2025-01-10',
}
export const master: Credential = { ...bachelor, level: 'master', graduatedOn: '2021-06-30' }

export function celpip(level: number, takenOn = '2026-01-10'): LanguageTest {
  return { test: 'CELPIP_G', takenOn, scores: { listening: level, reading: level, writing: level, speaking: level } }
}

export function ielts(listening: number, reading: number, writing: number, speaking: number): LanguageTest {
  return { test: 'IELTS_GT', takenOn: '2026-01-10', scores: { listening, reading, writing, speaking } }
}

/** NCLC 7 in all four: the lowest TCF Canada scores for it. */
export const frenchSeven: LanguageTest = {
  test: 'TCF_CANADA',
  takenOn: '2026-02-10',
  scores: { listening: 458, reading: 453, writing: 10, speaking: 10 },
}

/** Full-time software work abroad (NOC 21231, TEER 1). */
export function jobAbroad(startedOn: string, endedOn: string): Job {
  return { country: 'IR', startedOn, endedOn, noc: '21231', hoursPerWeek: 40 }
}

/** Full-time, authorised, employed software work in Canada. */
export function jobInCanada(startedOn: string, endedOn: string, more: Partial<Job> = {}): Job {
  return {
    country: 'CA',
    province: 'ON',
    startedOn,
    endedOn,
    noc: '21231',
    hoursPerWeek: 37.5,
    authorised: true,
    selfEmployed: false,
    whileStudying: false,
    ...more,
  }
}

/** Single, 30, bachelor's, CLB 9, never worked, every question of the score answered: 374 points. */
export const single30: Profile = {
  birthDate: '1996-05-01',
  citizenship: 'IR',
  residence: 'IR',
  maritalStatus: 'single',
  hasChildren: false,
  credentials: [bachelor],
  tests: [celpip(9)],
  hasCanadianExperience: false,
  jobs: [],
  certificateOfQualification: false,
  hasRelativesInCanada: false,
  canadianStatus: 'none',
  nomination: 'none',
  jobOffer: 'none',
  intendedProvince: 'any',
  fundsCad: 20_000,
}

/** Three years of skilled work abroad, ended this year. */
export const threeYearsAbroad = [jobAbroad('2023-01-02', '2026-06-30')]

/** The same person with a partner who comes along: bachelor's, CLB 7, no work. */
export const couple30: Profile = {
  ...single30,
  maritalStatus: 'married',
  fundsCad: 30_000,
  partner: {
    accompanying: true,
    citizenOrPermanentResident: false,
    birthDate: '1997-03-01',
    credentials: [bachelor],
    tests: [celpip(7)],
    hasCanadianExperience: false,
    jobs: [],
    certificateOfQualification: false,
  },
}
