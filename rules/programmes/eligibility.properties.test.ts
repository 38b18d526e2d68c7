import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ON, single30 } from '../applicants.test-data.ts'
import { crsTotal } from '../crs/crs.ts'
import { checkProfile, type Profile, read, scoreRange, toCrsInput } from '../profile/profile.ts'
import { randomProfile } from '../random-profile.test-data.ts'
import { runEligibility } from './eligibility-command.ts'
import { eligibility, PROGRAMMES, type ProgrammeResult, type RouteResult } from './programmes.ts'

const all = (results: ProgrammeResult[]): (ProgrammeResult | RouteResult)[] =>
  results.flatMap((result) => [result, ...(result.routes ?? [])])

describe('any well-typed profile', () => {
  it('is accepted and answered for every programme, the same each time', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        expect(checkProfile(profile)).toEqual([])
        const results = eligibility(profile, ON)
        expect(results.map(({ programme }) => programme)).toEqual([...PROGRAMMES])
        expect(eligibility(profile, ON)).toEqual(results)
      }),
    )
  })

  it('has a verdict that follows from its requirements', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        for (const { verdict, requirements, ...result } of all(eligibility(profile, ON))) {
          const hard = requirements.filter((requirement) => requirement.hard).map(({ status }) => status)
          if ('programme' in result && result.programme === 'PNP') continue
          if (verdict === 'eligible') expect(hard.every((status) => status === 'met')).toBe(true)
          if (verdict === 'notEligible') expect(hard).toContain('notMet')
          if (verdict === 'unknown') expect([hard.includes('unknown'), hard.includes('notMet')]).toEqual([true, false])
        }
      }),
    )
  })

  it('has a score between its lowest and its highest end', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const { low, high } = scoreRange(profile, ON)
        expect(low).toBe(crsTotal(toCrsInput(profile, ON), ON))
        expect(low).toBeLessThanOrEqual(high)
        expect(high).toBeLessThanOrEqual(1200)
      }),
    )
  })

  it('never scores more in a stricter reading', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const told = scoreRange(profile, ON)
        const verified = scoreRange(read(profile, 'verified'), ON)
        // An unproven marital status opens both columns, so only the other facts are compared.
        if (profile.maritalStatus !== 'single') return
        expect(verified.low).toBeLessThanOrEqual(told.low)
      }),
    )
  })

  it('is never eligible in a stricter reading where it was not as told', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const told = eligibility(profile, ON)
        eligibility(read(profile, 'evidenced'), ON).forEach((strict, i) => {
          if (strict.verdict === 'eligible') expect(told[i]?.verdict).toBe('eligible')
        })
      }),
    )
  })
})

describe('more of a good thing', () => {
  it('more money never takes a programme away', () => {
    fc.assert(
      fc.property(randomProfile, fc.integer({ min: 0, max: 50_000 }), (profile, more) => {
        const before = eligibility(profile, ON)
        const richer: Profile = {
          ...profile,
          fundsCad: (typeof profile.fundsCad === 'number' ? profile.fundsCad : 0) + more,
        }
        eligibility(richer, ON).forEach(({ verdict }, i) => {
          if (before[i]?.verdict === 'eligible') expect(verdict).toBe('eligible')
        })
      }),
    )
  })
})

describe('the eligibility command', () => {
  it('prints the same results as the rules', () => {
    expect(runEligibility(single30, ON)).toEqual({ output: eligibility(single30, ON) })
  })

  it('lists faults instead of answering', () => {
    expect(runEligibility({ birthDate: 'yesterday' }, ON)).toEqual({
      faults: [{ path: 'birthDate', code: 'NOT_A_DATE' }],
    })
  })
})
