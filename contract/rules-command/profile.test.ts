import { type Profile, scoreRange } from '@rahnama/rules/profile/profile.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couple30, ON, single30 } from '../../rules/applicants.test-data.ts'
import { randomProfile } from '../../rules/random-profile.test-data.ts'
import { faultsOf } from './faults.ts'
import { profile } from './profile.ts'

const checkProfile = (value: unknown) => faultsOf(profile, value)

describe('the profile', () => {
  it('accepts whatever the rules are tried with', () => {
    fc.assert(fc.property(randomProfile, (any) => checkProfile(any).length === 0))
  })

  it('accepts an empty profile: nothing answered is no fault', () => expect(checkProfile({})).toEqual([]))
  it('accepts whole profiles', () => expect([checkProfile(single30), checkProfile(couple30)]).toEqual([[], []]))
  it('accepts "I do not know yet"', () =>
    expect(checkProfile({ birthDate: 'unknown', jobOffer: 'unknown' })).toEqual([]))

  it.each([
    [null, '', 'NOT_AN_OBJECT'],
    [[], '', 'NOT_AN_OBJECT'],
    [{ birthDate: '2026-02-30' }, 'birthDate', 'NOT_A_DATE'],
    [{ maritalStatus: 'complicated' }, 'maritalStatus', 'NOT_AN_OPTION'],
    [{ jobs: [{ noc: '2123' }] }, 'jobs[0].noc', 'NOT_AN_OPTION'],
    [{ jobs: [{ hoursPerWeek: 200 }] }, 'jobs[0].hoursPerWeek', 'TOO_HIGH'],
    [{ jobs: {} }, 'jobs', 'NOT_A_LIST'],
    [{ tests: [{ test: 'TOEFL_IBT' }] }, 'tests[0].test', 'NOT_AN_OPTION'],
    [{ tests: [{ test: 'IELTS_GT', scores: { reading: 6.25 } }] }, 'tests[0].scores.reading', 'OFF_STEP'],
    [{ partner: { credentials: [{ level: 'phd' }] } }, 'partner.credentials[0].level', 'NOT_AN_OPTION'],
    [{ startup: { votingShare: 10 } }, 'startup.votingShare', 'TOO_HIGH'],
    [{ sponsor: { bars: ['tall'] } }, 'sponsor.bars[0]', 'NOT_AN_OPTION'],
    [{ fundsCad: '20000' }, 'fundsCad', 'NOT_A_NUMBER'],
    [{ evidence: { birthDate: 'sworn' } }, 'evidence.birthDate', 'NOT_AN_OPTION'],
  ])('%j: %s is %s', (value, path, code) => {
    expect(checkProfile(value)).toMatchObject([{ path, code }])
  })

  it('lists faults for anything malformed and never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(checkProfile(value))))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(couple30)), fc.jsonValue()), (value) =>
        Array.isArray(checkProfile(value)),
      ),
    )
  })

  it('whatever passes gets an answer', () => {
    const shaken = fc.dictionary(fc.constantFrom(...(Object.keys(couple30) as (keyof Profile)[])), fc.jsonValue())
    fc.assert(
      fc.property(shaken, (value) => {
        if (checkProfile(value).length > 0) return
        const { low, high } = scoreRange(value as Profile, ON)
        expect(low).toBeLessThanOrEqual(high)
      }),
    )
  })
})
