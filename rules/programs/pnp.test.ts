import { describe, expect, it } from 'vitest'
import { bachelor, celpip, jobInCanada, ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import type { StreamId } from './programs.ts'
import { resultOf } from './results.test-data.ts'

describe('Provincial Nominee Program by stream (programs of 2026)', () => {
  const skilled: Profile = { ...single30, jobs: threeYearsAbroad }
  const stream = (id: StreamId, profile: Profile, on = ON) =>
    resultOf('PNP', profile, on).routes?.find(({ route }) => route === id)

  it('an Express Entry stream asks for a federal program', () => {
    expect(stream('NS_EXPRESS_ENTRY', { ...skilled, intendedProvince: 'NS' })?.verdict).toBe('eligible')
    expect(stream('NS_EXPRESS_ENTRY', { ...single30, intendedProvince: 'NS' })?.verdict).toBe('notEligible')
  })

  it('Ontario asks for an offer in Ontario, and CLB 6 or in some occupations 5', () => {
    const offer = { province: 'ON', teer: 2, fullTime: true, atLeastOneYear: true, supported: true } as const
    const ontario: Profile = { ...skilled, intendedProvince: 'ON', jobOffer: offer }
    expect(stream('ON_TEER_0_3', ontario)?.verdict).toBe('eligible')
    expect(stream('ON_TEER_0_3', { ...ontario, tests: [celpip(5)] })?.verdict).toBe('unknown')
    expect(stream('ON_TEER_0_3', { ...ontario, tests: [celpip(4)] })?.verdict).toBe('notEligible')
    expect(stream('ON_TEER_0_3', { ...ontario, jobOffer: { ...offer, province: 'BC' } })?.verdict).toBe('notEligible')
    expect(stream('ON_TEER_4_5', ontario)?.verdict).toBe('notEligible')
    expect(stream('ON_TEER_4_5', { ...ontario, jobOffer: { ...offer, teer: 4 } })?.verdict).toBe('eligible')
  })

  it('Ontario took nothing between its old and its new streams', () => {
    expect(stream('ON_TEER_0_3', { ...skilled, intendedProvince: 'ON' }, '2026-08-03')?.verdict).toBe('closed')
    expect(stream('ON_TEER_0_3', { ...skilled, intendedProvince: 'ON' }, '2026-08-04')?.intake.status).toBe(
      'open-capped',
    )
  })

  it('Yukon is open in its windows only', () => {
    const yukon: Profile = { ...skilled, intendedProvince: 'YT' }
    const status = (on: string) => stream('YT_EXPRESS_ENTRY', yukon, on)?.intake.status
    expect(['2026-07-05', '2026-07-06', '2026-07-17', '2026-07-18'].map(status)).toEqual([
      'closed',
      'open-capped',
      'open-capped',
      'closed',
    ])
  })

  it('British Columbia asks entrepreneurs for 600,000, in the regions for 300,000', () => {
    const owner: Profile = { ...skilled, intendedProvince: 'BC', businessPlan: true, netWorthCad: 300_000 }
    expect(stream('BC_ENTREPRENEUR_REGIONAL', owner)?.verdict).toBe('eligible')
    expect(stream('BC_ENTREPRENEUR_BASE', owner)?.verdict).toBe('notEligible')
    expect(stream('BC_ENTREPRENEUR_BASE', { ...owner, netWorthCad: 600_000 })?.verdict).toBe('eligible')
  })

  it('a graduate stream asks for study in that province', () => {
    const graduate: Profile = {
      ...skilled,
      intendedProvince: 'MB',
      credentials: [{ ...bachelor, country: 'CA', province: 'MB' }],
    }
    expect(stream('MB_INTERNATIONAL_EDUCATION', graduate)?.verdict).toBe('eligible')
    const elsewhere = { ...graduate, credentials: [{ ...bachelor, country: 'CA', province: 'ON' as const }] }
    expect(stream('MB_INTERNATIONAL_EDUCATION', elsewhere)?.verdict).toBe('notEligible')
  })

  it('Quebec and Nunavut nominate nobody', () => {
    for (const intendedProvince of ['QC', 'NU'] as const) {
      expect(resultOf('PNP', { ...skilled, intendedProvince })).toMatchObject({
        verdict: 'closed',
        intake: { notice: 'NO_PROVINCIAL_PROGRAM' },
        requirements: [{ reason: 'PROVINCE_WITHOUT_PROGRAM' }],
      })
    }
  })

  it('a person open to any province sees the streams of eleven', () => {
    const provinces = new Set(resultOf('PNP', skilled).routes?.map(({ route }) => String(route).slice(0, 2)))
    expect([...provinces].sort()).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'ON', 'PE', 'SK', 'YT'])
  })

  it('a nomination in hand settles what the province decides', () => {
    const nominated: Profile = { ...skilled, intendedProvince: 'SK', nomination: { province: 'SK', enhanced: true } }
    const requirements = stream('SK_EXPRESS_ENTRY', nominated)?.requirements
    expect(requirements?.find(({ id }) => id === 'pnp-province-decides')?.reason).toBe('NOMINATION_HELD')
  })

  it('work in the province counts as a connection', () => {
    const worker: Profile = { ...single30, intendedProvince: 'ON', jobs: [jobInCanada('2025-01-01', '2025-12-31')] }
    const requirements = stream('ON_TEER_0_3', worker)?.requirements
    expect(requirements?.find(({ id }) => id === 'pnp-connection')?.reason).toBe('CONNECTION_FOUND')
  })
})
