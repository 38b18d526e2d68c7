import { describe, expect, it } from 'vitest'
import {
  bachelor,
  celpip,
  couple30,
  frenchSeven,
  jobAbroad,
  ON,
  single30,
  threeYearsAbroad,
} from '../applicants.test-data.ts'
import type { LanguageTest, Profile } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

const skilled: Profile = { ...single30, jobs: threeYearsAbroad }

const reason = (id: RequirementId, profile: Profile, on = ON) => reasonIn('FSW', profile, id, on)

describe('Federal Skilled Worker (IRPR 75 to 83)', () => {
  it('a skilled year, CLB 9, an assessed degree, 67 points and the money make it', () => {
    expect(resultOf('FSW', skilled)).toMatchObject({ verdict: 'eligible', intake: { status: 'open' } })
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
    expect(resultOf('FSW', weak).requirements.find(({ id }) => id === 'fsw-grid')).toMatchObject({
      reason: 'GRID_BELOW_PASS',
      have: 60,
      need: 67,
    })
    // one year (9) instead of three (11), CLB 9 (24), bachelor's (21), age (12): 66
    const short: Profile = { ...single30, jobs: [jobAbroad('2025-01-01', '2025-12-30')] }
    expect(resultOf('FSW', short).requirements.find(({ id }) => id === 'fsw-grid')).toMatchObject({
      reason: 'GRID_BELOW_PASS',
      have: 66,
    })
    // two years (11): 68
    const longer: Profile = { ...single30, jobs: [jobAbroad('2024-01-01', '2025-12-31')] }
    expect(resultOf('FSW', longer).requirements.find(({ id }) => id === 'fsw-grid')).toMatchObject({
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
    expect(resultOf('FSW', { ...skilled, intendedProvince: 'QC' }).verdict).toBe('notEligible')
  })

  it('an unanswered question leaves the verdict open and says which answer settles it', () => {
    const { fundsCad: _, ...open } = skilled
    const { verdict, requirements } = resultOf('FSW', open)
    expect(verdict).toBe('unknown')
    expect(requirements.find(({ id }) => id === 'fsw-funds')).toMatchObject({
      status: 'unknown',
      asks: 'fundsCad',
      settledBy: 'ANSWER_QUESTION',
      need: 15_263,
    })
  })
})
