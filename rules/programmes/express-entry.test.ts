import { describe, expect, it } from 'vitest'
import {
  bachelor,
  celpip,
  couple30,
  frenchSeven,
  jobAbroad,
  jobInCanada,
  ON,
  single30,
  threeYearsAbroad,
} from '../applicants.test-data.ts'
import type { LanguageTest, Profile } from '../profile/profile.ts'
import { eligibility, type Programme, type ProgrammeResult, type RequirementId } from './programmes.ts'

const skilled: Profile = { ...single30, jobs: threeYearsAbroad }

function result(programme: Programme, profile: Profile, on = ON): ProgrammeResult {
  const found = eligibility(profile, on).find((one) => one.programme === programme)
  if (!found) throw new Error(`no result for ${programme}`)
  return found
}

function reason(id: RequirementId, profile: Profile, on = ON): string | undefined {
  return eligibility(profile, on)
    .flatMap(({ requirements }) => requirements)
    .find((requirement) => requirement.id === id)?.reason
}

describe('Federal Skilled Worker (IRPR 75 to 83)', () => {
  it('a skilled year, CLB 9, an assessed degree, 67 points and the money make it', () => {
    expect(result('FSW', skilled)).toMatchObject({ verdict: 'eligible', intake: { status: 'open' } })
  })

  it('one continuous year is needed: 1,559 hours are too short', () => {
    expect(reason('fsw-work', { ...single30, jobs: [jobAbroad('2025-01-01', '2025-12-29')] })).toBe('WORK_TOO_SHORT')
    expect(reason('fsw-work', { ...single30, jobs: [jobAbroad('2025-01-01', '2025-12-30')] })).toBe('WORK_MET')
  })

  it('a year in pieces is named as such', () => {
    const pieces = [jobAbroad('2023-01-01', '2023-08-31'), jobAbroad('2024-03-01', '2024-10-31')]
    expect(reason('fsw-work', { ...single30, jobs: pieces })).toBe('WORK_BROKEN_UP')
  })

  it('CLB 7 in every ability, not on average', () => {
    expect(reason('fsw-language', { ...skilled, tests: [celpip(7)] })).toBe('LANGUAGE_MET')
    const uneven: LanguageTest = { ...celpip(9), scores: { listening: 9, reading: 9, writing: 6, speaking: 9 } }
    expect(reason('fsw-language', { ...skilled, tests: [uneven] })).toBe('LANGUAGE_TOO_LOW')
  })

  it('French at NCLC 7 is as good as English', () => {
    expect(reason('fsw-language', { ...skilled, tests: [frenchSeven] })).toBe('LANGUAGE_MET')
  })

  it('no test, an expired test and no answer are three different things', () => {
    expect(reason('fsw-language', { ...skilled, tests: [] })).toBe('LANGUAGE_NOT_TESTED')
    expect(reason('fsw-language', { ...skilled, tests: [celpip(9, '2024-11-15')] })).toBe('LANGUAGE_EXPIRED')
    const { tests: _, ...unanswered } = skilled
    expect(reason('fsw-language', unanswered)).toBe('NOT_ANSWERED')
  })

  it('a foreign degree without an assessment does not count as secondary education', () => {
    expect(reason('fsw-education', { ...skilled, credentials: [{ ...bachelor, ecaBody: 'none' }] })).toBe(
      'EDUCATION_NOT_ASSESSED',
    )
    expect(reason('fsw-education', { ...skilled, credentials: [] })).toBe('EDUCATION_TOO_LOW')
    expect(reason('fsw-education', { ...skilled, credentials: [{ ...bachelor, level: 'high_school' }] })).toBe(
      'EDUCATION_MET',
    )
  })

  it('67 points pass and 66 do not', () => {
    // 16 language at CLB 7, 21 bachelor's, 11 for three years, 12 age: 60; with a relative 65; at CLB 8 throughout 64, with a relative 69
    const weak: Profile = { ...skilled, tests: [celpip(7)] }
    expect(result('FSW', weak).requirements.find(({ id }) => id === 'fsw-grid')).toMatchObject({
      reason: 'GRID_BELOW_PASS',
      have: 60,
      need: 67,
    })
    // one year (9) instead of three (11), CLB 9 (24), bachelor's (21), age (12): 66
    const short: Profile = { ...single30, jobs: [jobAbroad('2025-01-01', '2025-12-30')] }
    expect(result('FSW', short).requirements.find(({ id }) => id === 'fsw-grid')).toMatchObject({
      reason: 'GRID_BELOW_PASS',
      have: 66,
    })
    // two years (11): 68
    const longer: Profile = { ...single30, jobs: [jobAbroad('2024-01-01', '2025-12-31')] }
    expect(result('FSW', longer).requirements.find(({ id }) => id === 'fsw-grid')).toMatchObject({
      reason: 'GRID_PASSED',
      have: 68,
    })
  })

  it('money to settle follows the size of the family (table of 2025-07-07)', () => {
    expect(reason('fsw-funds', { ...skilled, fundsCad: 15_263 })).toBe('FUNDS_ENOUGH')
    expect(reason('fsw-funds', { ...skilled, fundsCad: 15_262 })).toBe('FUNDS_TOO_LOW')
    const family: Profile = {
      ...couple30,
      jobs: threeYearsAbroad,
      hasChildren: true,
      children: [{ birthDate: '2020-01-01' }],
    }
    expect(reason('fsw-funds', { ...family, fundsCad: 23_360 })).toBe('FUNDS_ENOUGH')
    expect(reason('fsw-funds', { ...family, fundsCad: 23_359 })).toBe('FUNDS_TOO_LOW')
  })

  it('a partner who stays abroad still counts in the size of the family', () => {
    const alone: Profile = { ...couple30, partner: { ...couple30.partner, accompanying: false }, fundsCad: 19_000 }
    expect(reason('fsw-funds', alone)).toBe('FUNDS_TOO_LOW')
    expect(reason('fsw-funds', { ...alone, fundsCad: 19_001 })).toBe('FUNDS_ENOUGH')
  })

  it('a child of 22 is no longer a dependant', () => {
    const parent: Profile = { ...skilled, birthDate: '1980-01-01', hasChildren: true, fundsCad: 15_263 }
    expect(reason('fsw-funds', { ...parent, children: [{ birthDate: '2004-11-15' }] })).toBe('FUNDS_ENOUGH')
    expect(reason('fsw-funds', { ...parent, children: [{ birthDate: '2004-11-16' }] })).toBe('FUNDS_TOO_LOW')
  })

  it('someone authorised to work in Canada with a valid offer needs no money to settle', () => {
    const offer = { teer: 1, fullTime: true, atLeastOneYear: true, supported: true, province: 'ON' } as const
    const worker: Profile = { ...skilled, fundsCad: 0, canadianStatus: 'worker', jobOffer: offer }
    expect(reason('fsw-funds', worker)).toBe('FUNDS_NOT_NEEDED')
    expect(reason('fsw-funds', { ...worker, canadianStatus: 'visitor' })).toBe('FUNDS_TOO_LOW')
  })

  it('Quebec is not reached through Express Entry', () => {
    expect(reason('fsw-outside-quebec', { ...skilled, intendedProvince: 'QC' })).toBe('PROVINCE_QUEBEC')
    expect(result('FSW', { ...skilled, intendedProvince: 'QC' }).verdict).toBe('notEligible')
  })

  it('an unanswered question leaves the verdict open and says which answer settles it', () => {
    const { fundsCad: _, ...open } = skilled
    const { verdict, requirements } = result('FSW', open)
    expect(verdict).toBe('unknown')
    expect(requirements.find(({ id }) => id === 'fsw-funds')).toMatchObject({
      status: 'unknown',
      asks: 'fundsCad',
      settledBy: 'ANSWER_QUESTION',
      need: 15_263,
    })
  })
})

describe('Canadian Experience Class (IRPR 87.1)', () => {
  const worked = (startedOn: string, endedOn: string, noc = '21231'): Profile => ({
    ...single30,
    hasCanadianExperience: true,
    jobs: [jobInCanada(startedOn, endedOn, { noc })],
  })

  it('1,560 hours in Canada within the last three years', () => {
    expect(result('CEC', worked('2025-01-01', '2025-12-30')).verdict).toBe('eligible')
    expect(reason('cec-work', worked('2025-01-01', '2025-12-29'))).toBe('WORK_TOO_SHORT')
  })

  it('work that ended more than three years ago is too old', () => {
    expect(reason('cec-work', worked('2021-01-01', '2023-11-14'))).toBe('WORK_TOO_SHORT')
    expect(reason('cec-work', worked('2021-01-01', '2024-11-12'))).toBe('WORK_MET')
    expect(reason('cec-work', worked('2021-01-01', '2024-11-11'))).toBe('WORK_TOO_SHORT')
  })

  it('TEER 0 or 1 asks CLB 7', () => {
    expect(reason('cec-language', { ...worked('2025-01-01', '2025-12-31'), tests: [celpip(7)] })).toBe('LANGUAGE_MET')
    expect(reason('cec-language', { ...worked('2025-01-01', '2025-12-31'), tests: [celpip(6)] })).toBe(
      'LANGUAGE_TOO_LOW',
    )
  })

  it('TEER 2 or 3 asks CLB 5', () => {
    const trade = worked('2025-01-01', '2025-12-31', '72310')
    expect(reason('cec-language', { ...trade, tests: [celpip(5)] })).toBe('LANGUAGE_MET')
    expect(reason('cec-language', { ...trade, tests: [celpip(4)] })).toBe('LANGUAGE_TOO_LOW')
  })

  it('neither education nor money is asked', () => {
    const plain: Profile = { ...worked('2025-01-01', '2025-12-31'), credentials: [], fundsCad: 0 }
    expect(result('CEC', plain).verdict).toBe('eligible')
  })

  it('"no Canadian experience" decides without a list of jobs', () => {
    const { jobs: _, ...none } = single30
    expect(reason('cec-work', none)).toBe('WORK_TOO_SHORT')
  })
})

describe('Federal Skilled Trades (IRPR 87.2)', () => {
  const electrician: Profile = {
    ...single30,
    credentials: [],
    jobs: [{ ...jobAbroad('2023-01-01', '2024-12-31'), noc: '72200' }],
    tests: [{ ...celpip(5), scores: { listening: 5, reading: 4, writing: 4, speaking: 5 } }],
    certificateOfQualification: true,
  }

  it('two years in a trade, CLB 5 and 4, and a certificate make it, without any education', () => {
    expect(result('FST', electrician).verdict).toBe('eligible')
  })

  it('3,120 hours are needed: 727 days are too short', () => {
    const work = (endedOn: string) => ({
      ...electrician,
      jobs: [{ ...jobAbroad('2023-01-01', endedOn), noc: '72200' }],
    })
    expect(reason('fst-work', work('2024-12-28'))).toBe('WORK_MET')
    expect(reason('fst-work', work('2024-12-27'))).toBe('WORK_TOO_SHORT')
  })

  it('work older than five years is too old', () => {
    const old = { ...electrician, jobs: [{ ...jobAbroad('2015-01-01', '2021-12-31'), noc: '72200' }] }
    expect(reason('fst-work', old)).toBe('WORK_TOO_SHORT')
  })

  it('speaking and listening need 5, reading and writing 4', () => {
    const scores = { listening: 5, reading: 4, writing: 4, speaking: 4 }
    expect(reason('fst-speaking-listening', { ...electrician, tests: [{ ...celpip(5), scores }] })).toBe(
      'LANGUAGE_TOO_LOW',
    )
    const low = { listening: 5, reading: 3, writing: 4, speaking: 5 }
    expect(reason('fst-reading-writing', { ...electrician, tests: [{ ...celpip(5), scores: low }] })).toBe(
      'LANGUAGE_TOO_LOW',
    )
  })

  it.each([
    ['72200', true],
    ['72600', false],
    ['73300', true],
    ['82010', true],
    ['83100', true],
    ['92100', true],
    ['93100', true],
    ['93200', false],
    ['63200', true],
    ['62200', true],
    ['63100', false],
    ['21231', false],
  ])('NOC %s is an eligible trade: %s', (noc, eligible) => {
    const profile = { ...electrician, jobs: [{ ...jobAbroad('2023-01-01', '2024-12-31'), noc }] }
    expect(reason('fst-work', profile)).toBe(eligible ? 'WORK_MET' : 'WORK_TOO_SHORT')
  })

  it('an offer in the trade does instead of a certificate', () => {
    const offer = { noc: '72200', fullTime: true, atLeastOneYear: true, supported: true } as const
    const offered: Profile = { ...electrician, certificateOfQualification: false, jobOffer: offer }
    expect(reason('fst-offer-or-certificate', offered)).toBe('OFFER_OR_CERTIFICATE_HELD')
    expect(reason('fst-offer-or-certificate', { ...offered, jobOffer: { ...offer, noc: '21231' } })).toBe(
      'OFFER_AND_CERTIFICATE_MISSING',
    )
    expect(reason('fst-offer-or-certificate', { ...offered, jobOffer: 'none' })).toBe('OFFER_AND_CERTIFICATE_MISSING')
  })
})
