import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bachelor, celpip, couple30, jobAbroad, jobInCanada, master, ON, single30 } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { randomProfile } from '../random-profile.test-data.ts'
import { CONTRADICTIONS, type ContradictionCode, contradictions } from './contradictions.ts'

const codes = (profile: Profile) => contradictions(profile, ON).map(({ code }) => code)

const cases: [ContradictionCode, Profile, string[]][] = [
  [
    'JOBS_OVERLAP',
    { jobs: [jobAbroad('2020-01-01', '2021-06-30'), jobAbroad('2021-06-30', '2022-06-30')] },
    ['jobs[0]', 'jobs[1]'],
  ],
  [
    'GAP_BETWEEN_JOBS',
    { jobs: [jobAbroad('2020-01-01', '2021-01-31'), jobAbroad('2021-03-02', '2022-06-30')] },
    ['jobs[0].endedOn', 'jobs[1].startedOn'],
  ],
  [
    'JOB_ENDS_BEFORE_START',
    { jobs: [jobAbroad('2021-01-01', '2020-01-01')] },
    ['jobs[0].startedOn', 'jobs[0].endedOn'],
  ],
  ['JOB_STARTS_IN_FUTURE', { jobs: [{ startedOn: '2026-11-16' }] }, ['jobs[0].startedOn']],
  [
    'JOB_CURRENT_BUT_ENDED',
    { jobs: [{ current: true, endedOn: '2026-01-01' }] },
    ['jobs[0].current', 'jobs[0].endedOn'],
  ],
  [
    'WORK_BEFORE_WORKING_AGE',
    { birthDate: '2000-01-01', jobs: [jobAbroad('2013-12-31', '2020-01-01')] },
    ['birthDate', 'jobs[0].startedOn'],
  ],
  ['TOTAL_YEARS_EXCEED_ADULT_LIFE', { birthDate: '1996-05-01', totalWorkYears: 17 }, ['totalWorkYears', 'birthDate']],
  [
    'TOTAL_YEARS_DIFFER_FROM_JOBS',
    { totalWorkYears: 6, jobs: [jobAbroad('2020-01-01', '2022-12-31')] },
    ['totalWorkYears', 'jobs'],
  ],
  [
    'NO_CANADIAN_EXPERIENCE_BUT_CANADIAN_JOB',
    { hasCanadianExperience: false, jobs: [jobInCanada('2020-01-01', '2021-01-01')] },
    ['hasCanadianExperience', 'jobs[0].country'],
  ],
  [
    'CANADIAN_EXPERIENCE_BUT_NO_CANADIAN_JOB',
    { hasCanadianExperience: true, jobs: [jobAbroad('2020-01-01', '2021-01-01')] },
    ['hasCanadianExperience', 'jobs'],
  ],
  ['NOC_AND_TEER_DIFFER', { jobs: [{ noc: '21231', teer: 2 }] }, ['jobs[0].noc', 'jobs[0].teer']],
  [
    'STUDY_BEFORE_PLAUSIBLE_AGE',
    { birthDate: '2001-07-01', credentials: [bachelor] },
    ['birthDate', 'credentials[0].graduatedOn'],
  ],
  ['GRADUATION_IN_FUTURE', { credentials: [{ graduatedOn: '2027-06-30' }] }, ['credentials[0].graduatedOn']],
  [
    'ECA_BEFORE_GRADUATION',
    { credentials: [{ ...bachelor, ecaOn: '2018-06-29' }] },
    ['credentials[0].graduatedOn', 'credentials[0].ecaOn'],
  ],
  [
    'ECA_FOR_CANADIAN_CREDENTIAL',
    { credentials: [{ ...bachelor, country: 'CA' }] },
    ['credentials[0].country', 'credentials[0].ecaBody'],
  ],
  [
    'HIGHER_CREDENTIAL_BEFORE_LOWER',
    { credentials: [bachelor, { ...master, graduatedOn: '2017-06-30' }] },
    ['credentials[1]', 'credentials[0]'],
  ],
  ['TEST_IN_FUTURE', { tests: [celpip(9, '2026-11-16')] }, ['tests[0].takenOn']],
  ['TEST_BEFORE_BIRTH', { birthDate: '2026-02-01', tests: [celpip(9)] }, ['birthDate', 'tests[0].takenOn']],
  ['BIRTH_IN_FUTURE', { birthDate: '2026-11-16' }, ['birthDate']],
  [
    'CHILDREN_COUNT_DIFFERS',
    { hasChildren: true, numberOfChildren: 2, children: [{ age: 3 }] },
    ['numberOfChildren', 'children'],
  ],
  ['CHILDREN_DENIED_BUT_LISTED', { hasChildren: false, children: [{ age: 3 }] }, ['hasChildren', 'children']],
  [
    'CHILD_TOO_OLD_FOR_PARENT',
    { birthDate: '1996-05-01', hasChildren: true, children: [{ age: 17 }] },
    ['birthDate', 'children[0]'],
  ],
  ['CHILD_BORN_IN_FUTURE', { hasChildren: true, children: [{ birthDate: '2027-01-01' }] }, ['children[0].birthDate']],
  ['PARTNERED_WITHOUT_PARTNER_FACTS', { maritalStatus: 'married' }, ['maritalStatus', 'partner']],
  [
    'PARTNER_FACTS_WITHOUT_PARTNER',
    { maritalStatus: 'single', partner: { accompanying: true } },
    ['maritalStatus', 'partner'],
  ],
  ['PARTNER_TOO_YOUNG', { maritalStatus: 'married', partner: { birthDate: '2010-11-16' } }, ['partner.birthDate']],
  [
    'REFUSALS_DENIED_BUT_LISTED',
    { hasRefusals: false, refusals: [{ ground: 'medical' }] },
    ['hasRefusals', 'refusals'],
  ],
  [
    'REFUSALS_WITHOUT_APPLICATIONS',
    { hasPreviousApplications: false, hasRefusals: true },
    ['hasPreviousApplications', 'hasRefusals'],
  ],
  [
    'RELATIVES_DENIED_BUT_LISTED',
    { hasRelativesInCanada: false, relatives: [{ relationship: 'sibling' }] },
    ['hasRelativesInCanada', 'relatives'],
  ],
  ['STATUS_IN_CANADA_BUT_LIVES_ABROAD', { canadianStatus: 'worker', residence: 'IR' }, ['canadianStatus', 'residence']],
  [
    'CANADIAN_CITIZEN_BUT_STATUS_DIFFERS',
    { citizenship: 'CA', canadianStatus: 'visitor' },
    ['citizenship', 'canadianStatus'],
  ],
  [
    'NOMINATION_BY_OTHER_PROVINCE',
    { intendedProvince: 'BC', nomination: { province: 'AB' } },
    ['intendedProvince', 'nomination.province'],
  ],
  [
    'OFFER_IN_OTHER_PROVINCE',
    { intendedProvince: 'BC', jobOffer: { province: 'AB' } },
    ['intendedProvince', 'jobOffer.province'],
  ],
]

describe('contradictions', () => {
  it.each(cases)('%s is found with the answers involved', (code, profile, answers) => {
    expect(contradictions(profile, ON)).toContainEqual(expect.objectContaining({ code, answers }))
  })

  it('every code has a case', () => {
    expect(new Set(cases.map(([code]) => code))).toEqual(new Set(CONTRADICTIONS))
  })

  it.each([
    [
      'a gap of exactly one month',
      { jobs: [jobAbroad('2020-01-01', '2021-01-31'), jobAbroad('2021-03-01', '2022-06-30')] },
    ],
    [
      'a job that starts the day after another ended',
      { jobs: [jobAbroad('2020-01-01', '2021-06-30'), jobAbroad('2021-07-01', '2022-06-30')] },
    ],
    ['a first job at 14', { birthDate: '2000-01-01', jobs: [jobAbroad('2014-01-01', '2020-01-01')] }],
    ['a parent at 14', { birthDate: '1996-05-01', hasChildren: true, children: [{ age: 16 }] }],
    ['a bachelor at 18', { birthDate: '2000-06-30', credentials: [bachelor] }],
    ['an assessment on the day of graduation', { credentials: [{ ...bachelor, ecaOn: '2018-06-30' }] }],
    ['a test taken today', { tests: [celpip(9, ON)] }],
    [
      'years stated a little rounder than the jobs',
      { totalWorkYears: 4, jobs: [jobAbroad('2020-01-01', '2022-12-31')] },
    ],
    ['a partner of 16', { maritalStatus: 'married', partner: { birthDate: '2010-11-15' } }],
  ] satisfies [string, Profile][])('%s is no contradiction', (_, profile) => expect(codes(profile)).toEqual([]))

  it('whole profiles without a slip are clean', () => {
    expect([codes(single30), codes(couple30), codes({})]).toEqual([[], [], []])
  })

  it('the length of a gap is told in days', () => {
    const jobs = [jobAbroad('2020-01-01', '2021-01-31'), jobAbroad('2021-04-01', '2022-06-30')]
    expect(contradictions({ jobs }, ON)[0]?.params).toEqual({ days: 59 })
  })

  it('any profile gets an answer', () => {
    fc.assert(fc.property(randomProfile, (profile) => Array.isArray(contradictions(profile, ON))))
  })
})
