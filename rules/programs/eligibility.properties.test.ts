import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ON } from '../applicants.test-data.ts'
import { crsTotal } from '../crs/crs.ts'
import { type Profile, scoreRange, toCrsInput } from '../profile/profile.ts'
import { profileWithDocuments, randomProfile } from '../random-profile.test-data.ts'
import { eligibility, eligibilityAs, PROGRAMS, type ProgramResult, type RouteResult, VERDICTS } from './programs.ts'

const all = (results: ProgramResult[]): (ProgramResult | RouteResult)[] =>
  results.flatMap((result) => [result, ...(result.routes ?? [])])

describe('any well-typed profile', () => {
  it('is accepted and answered for every program, the same each time', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const results = eligibility(profile, ON)
        expect(results.map(({ program }) => program)).toEqual([...PROGRAMS])
        expect(eligibility(profile, ON)).toEqual(results)
      }),
    )
  })

  it('has a verdict that follows from its requirements', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        for (const { verdict, requirements, ...result } of all(eligibility(profile, ON))) {
          const hard = requirements.filter((requirement) => requirement.hard).map(({ status }) => status)
          if ('program' in result && result.program === 'PNP') continue
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

  it('never scores more in a stricter reading, neither surely nor at best', () => {
    fc.assert(
      fc.property(profileWithDocuments, (profile) => {
        const told = scoreRange(profile, ON)
        const evidenced = scoreRange(profile, ON, 'evidenced')
        const verified = scoreRange(profile, ON, 'verified')
        expect(evidenced.low).toBeLessThanOrEqual(told.low)
        expect(verified.low).toBeLessThanOrEqual(evidenced.low)
        expect(evidenced.high).toBeLessThanOrEqual(told.high)
        expect(verified.high).toBeLessThanOrEqual(evidenced.high)
      }),
    )
  })

  it('stands no better with any program in a stricter reading', () => {
    fc.assert(
      fc.property(profileWithDocuments, fc.constantFrom('evidenced', 'verified'), (profile, reading) => {
        const told = eligibility(profile, ON)
        eligibilityAs(reading, profile, ON).forEach(({ verdict }, i) => {
          expect(VERDICTS.indexOf(verdict)).toBeGreaterThanOrEqual(VERDICTS.indexOf(told[i]?.verdict ?? 'closed'))
        })
      }),
    )
  })

  it('has a verdict that follows from its requirements in a stricter reading, too', () => {
    fc.assert(
      fc.property(profileWithDocuments, (profile) => {
        for (const { program, verdict, requirements } of eligibilityAs('verified', profile, ON)) {
          const hard = requirements.filter((requirement) => requirement.hard).map(({ status }) => status)
          if (program === 'PNP' || verdict === 'closed') continue
          expect(verdict === 'notEligible').toBe(hard.includes('notMet'))
          expect(verdict === 'eligible').toBe(hard.every((status) => status === 'met'))
        }
      }),
    )
  })
})

describe('more of a good thing', () => {
  it('more money never takes a program away', () => {
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
