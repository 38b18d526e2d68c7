import type { FlatAnswers } from '../long-form/long-form.ts'
import { NOTHING_SPECIAL } from './nothing-special.ts'

/** The day the worked examples were calculated for. */
export const ON = '2025-03-25'

/** As kept: paths of entries hold their place. */
type Told = Record<string, FlatAnswers[string]>

function entry(group: string, id: string, place: number, answers: Told): Told {
  return {
    [`${group}.${id}`]: place,
    ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [`${group}.${id}.${name}`, value])),
  }
}

const assessedAbroad = {
  field: 'computer-science',
  country: 'IR',
  graduationYear: 2015,
  hasEca: true,
  ecaBody: 'WES',
  ecaOn: '2024-05-01',
}
export const degree = (level: string, group = 'credentials') =>
  entry(group, 'degree-1', 0, { level, ...assessedAbroad })

export function test(name: string, scores: readonly [number, number, number, number], group = 'tests'): Told {
  const [listening, reading, writing, speaking] = scores
  return entry(group, 'test-one', 0, { test: name, takenOn: '2024-09-14', listening, reading, writing, speaking })
}

const softwareWork = { title: 'Software engineer', company: 'Pars Data', noc: '21231', hoursPerWeek: 40 }
export const jobAbroad = (startedOn: string, endedOn: string, group = 'jobs') =>
  entry(group, 'job-abroad', 1, {
    ...softwareWork,
    country: 'IR',
    startedOn,
    current: false,
    endedOn,
    employment: 'employee',
  })
export const jobInCanada = (startedOn: string, endedOn: string, group = 'jobs') =>
  entry(group, 'job-canada', 0, {
    ...softwareWork,
    country: 'CA',
    province: 'ON',
    startedOn,
    current: false,
    endedOn,
    employment: 'employee',
    authorised: true,
    whileStudying: false,
  })

/** Born so that they are this old on the day of the examples. */
const aged = (years: number) => ({ birthDate: `${2024 - years}-11-02` })

/** Single, 30, bachelor's, CELPIP 9, never worked; every question answered. */
export const single30: FlatAnswers = {
  ...NOTHING_SPECIAL,
  firstName: 'Sara',
  lastName: 'Ahmadi',
  ...aged(30),
  highestLevel: 'bachelor',
  ...degree('bachelor'),
  totalWorkYears: 0,
  hasTests: true,
  ...test('CELPIP_G', [9, 9, 9, 9]),
  ...entry('nativeLanguages', 'native-1', 0, { language: 'fa' }),
  timeline: 'within_a_year',
  fundsCad: 20_000,
}

export const couple = (years: number, level: string): FlatAnswers => ({
  ...single30,
  ...aged(years),
  maritalStatus: 'married',
  partnerAccompanying: true,
  partnerCitizenOrPermanentResident: false,
  partnerBirthDate: '1995-06-01',
  partnerHighestLevel: level,
  ...degree(level, 'partnerCredentials'),
  partnerHasTests: true,
  partnerHasJobs: false,
})

/** Told answers and the score that a calculator in another language and a second evaluator found for the same person. */
export const WORKED_OUT: { title: string; answers: FlatAnswers; total: number }[] = [
  { title: "single, 30, bachelor's, CELPIP 9 throughout", answers: single30, total: 374 },
  {
    title: 'same person with an enhanced nomination',
    answers: { ...single30, hasNomination: true, nominationProvince: 'NS', nominationEnhanced: true },
    total: 974,
  },
  {
    title: "single, 26, master's, IELTS with one weaker ability, 2.25 years abroad",
    answers: {
      ...single30,
      ...aged(26),
      highestLevel: 'master',
      ...degree('master'),
      ...test('IELTS_GT', [8, 8.5, 7, 7]),
      totalWorkYears: 2.2,
      ...jobAbroad('2022-10-01', '2024-12-31'),
    },
    total: 447,
  },
  {
    title: "couple, 38, both master's, IELTS, six years abroad",
    answers: {
      ...couple(38, 'master'),
      highestLevel: 'master',
      ...degree('master'),
      ...test('IELTS_GT', [8, 6.5, 7, 7]),
      ...test('IELTS_GT', [7, 7, 6, 6], 'partnerTests'),
      totalWorkYears: 6,
      ...jobAbroad('2018-12-01', '2024-12-31'),
    },
    total: 364,
  },
  {
    title: "couple, 30, bachelor's, partner with one Canadian year",
    answers: {
      ...couple(30, 'bachelor'),
      ...test('CELPIP_G', [7, 7, 7, 7], 'partnerTests'),
      partnerHasJobs: true,
      ...jobInCanada('2023-06-01', '2024-08-01', 'partnerJobs'),
    },
    total: 373,
  },
  {
    title: 'couple, 27, one year in Canada after two abroad',
    answers: {
      ...couple(27, 'high_school'),
      ...test('IELTS_GT', [8, 6.5, 6, 6.5]),
      ...test('IELTS_GT', [5, 5, 5, 5], 'partnerTests'),
      totalWorkYears: 3.5,
      hasCanadianExperience: true,
      canadianWorkYears: 1,
      ...jobInCanada('2023-10-01', '2024-12-31'),
      ...jobAbroad('2021-01-01', '2023-03-31'),
    },
    total: 394,
  },
  {
    title: 'a partner told of before a divorce no longer counts',
    answers: {
      ...couple(32, 'master'),
      maritalStatus: 'divorced',
      highestLevel: 'master',
      ...degree('master'),
      ...test('IELTS_GT', [8, 7.5, 6.5, 7]),
      totalWorkYears: 3.5,
      ...jobAbroad('2021-06-01', '2024-12-31'),
    },
    total: 395,
  },
]
