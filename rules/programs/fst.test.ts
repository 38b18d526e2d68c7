import { describe, expect, it } from 'vitest'
import { celpip, jobAbroad, ON, single30 } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

const reason = (id: RequirementId, profile: Profile, on = ON) => reasonIn('FST', profile, id, on)

describe('Federal Skilled Trades (IRPR 87.2)', () => {
  const electrician: Profile = {
    ...single30,
    credentials: [],
    jobs: [{ ...jobAbroad('2023-01-01', '2024-12-31'), noc: '72200' }],
    tests: [{ ...celpip(5), scores: { listening: 5, reading: 4, writing: 4, speaking: 5 } }],
    certificateOfQualification: true,
  }

  it('two years in a trade, CLB 5 and 4, and a certificate make it, without any education', () => {
    expect(resultOf('FST', electrician).verdict).toBe('eligible')
  })

  it('while the family is not known, the amount named is that of one person, not of the largest family', () => {
    const { requirements } = resultOf('FST', {})
    expect(requirements.find(({ id }) => id === 'fst-funds')).toMatchObject({ status: 'unknown', need: 15_263 })
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
