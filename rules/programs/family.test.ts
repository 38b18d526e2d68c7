import { describe, expect, it } from 'vitest'
import { ON, single30 } from '../applicants.test-data.ts'
import type { Profile, Sponsor } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

describe('Family sponsorship (IRPR 117 to 137)', () => {
  const sponsor: Sponsor = {
    sponsoredAs: 'spouse',
    status: 'citizen',
    birthDate: '1990-01-01',
    livesInCanada: true,
    sponsoredAsPartnerOn: 'never',
    bars: [],
  }
  const sponsored = (more: Partial<Sponsor>, profile: Partial<Profile> = {}): Profile => ({
    ...single30,
    maritalStatus: 'married',
    ...profile,
    sponsor: { ...sponsor, ...more },
  })
  const reason = (id: RequirementId, more: Partial<Sponsor>, on = ON) => reasonIn('FAMILY', sponsored(more), id, on)

  it('a spouse of a citizen in Canada is eligible without any income test', () => {
    expect(resultOf('FAMILY', sponsored({}))).toMatchObject({ verdict: 'eligible', route: 'spouse' })
  })

  it('a sponsor is 18 or older', () => {
    expect([reason('fam-age', { birthDate: '2008-11-15' }), reason('fam-age', { birthDate: '2008-11-16' })]).toEqual([
      'AGE_FITS',
      'AGE_TOO_LOW',
    ])
  })

  it('a citizen abroad may sponsor if they will live in Canada, a permanent resident may not', () => {
    expect(reason('fam-residence', { livesInCanada: false, willLiveInCanada: true })).toBe('RESIDENCE_FITS')
    expect(
      reason('fam-residence', { livesInCanada: false, willLiveInCanada: true, status: 'permanent_resident' }),
    ).toBe('RESIDENCE_DOES_NOT_FIT')
    expect(
      reason('fam-residence', { livesInCanada: false, willLiveInCanada: true, sponsoredAs: 'parent_grandparent' }),
    ).toBe('RESIDENCE_DOES_NOT_FIT')
  })

  it('a sponsored partner waits five years before sponsoring a new one', () => {
    expect(reason('fam-five-years', { sponsoredAsPartnerOn: '2021-11-15' })).toBe('WAITING_TIME_OVER')
    expect(reason('fam-five-years', { sponsoredAsPartnerOn: '2021-11-16' })).toBe('WAITING_TIME_RUNNING')
  })

  it('a bar stops the sponsorship', () => {
    expect(resultOf('FAMILY', sponsored({ bars: ['bankrupt'] })).verdict).toBe('notEligible')
  })

  it('common-law partners lived together twelve months', () => {
    expect(reason('fam-lived-together', { sponsoredAs: 'common_law', livedTogetherMonths: 12 })).toBe(
      'TOGETHER_LONG_ENOUGH',
    )
    expect(reason('fam-lived-together', { sponsoredAs: 'common_law', livedTogetherMonths: 11 })).toBe(
      'TOGETHER_TOO_SHORT',
    )
  })

  it('a child is dependent until the day before turning 22, and unmarried', () => {
    const child = (birthDate: string, maritalStatus: Profile['maritalStatus'] & string = 'single') =>
      resultOf('FAMILY', sponsored({ sponsoredAs: 'dependent_child_under_22' }, { birthDate, maritalStatus })).verdict
    expect([child('2004-11-16'), child('2004-11-15'), child('2004-11-16', 'married')]).toEqual([
      'eligible',
      'notEligible',
      'notEligible',
    ])
  })

  it('parents and grandparents: three incomes of the 2025 intake, each year by its own figure', () => {
    const parents = (incomesCad: number[], on = '2025-10-01') =>
      reasonIn('FAMILY', sponsored({ sponsoredAs: 'parent_grandparent', persons: 4, incomesCad }), 'fam-income', on)
    expect(parents([70_972, 66_466, 64_306])).toBe('INCOME_ENOUGH')
    expect(parents([70_971, 66_466, 64_306])).toBe('INCOME_TOO_LOW')
    expect(parents([90_000, 90_000, 64_305])).toBe('INCOME_TOO_LOW')
    expect(parents([90_000, 90_000])).toBe('NOT_ANSWERED')
  })

  it('parents and grandparents are paused since 2026-01-01', () => {
    const parents = sponsored({ sponsoredAs: 'parent_grandparent', persons: 2, incomesCad: [99_000, 99_000, 99_000] })
    expect(resultOf('FAMILY', parents, '2025-12-31')).toMatchObject({
      verdict: 'eligible',
      intake: { status: 'open-capped' },
    })
    expect(resultOf('FAMILY', parents, '2026-01-01')).toMatchObject({
      verdict: 'closed',
      intake: { notice: 'PGP_PAUSED' },
    })
  })

  it('nobody to sponsor means not eligible, no answer means open', () => {
    expect(resultOf('FAMILY', { ...single30, sponsor: 'none' }).verdict).toBe('notEligible')
    expect(resultOf('FAMILY', single30).verdict).toBe('unknown')
  })
})
