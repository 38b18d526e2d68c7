import { describe, expect, it } from 'vitest'
import { celpip, frenchSeven, jobInCanada, ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import { ROUNDS, roundCategories } from './draws.ts'

describe('the shipped table', () => {
  it('is in order of date and names a source for each round', () => {
    const dates = ROUNDS.map(({ on }) => on)
    expect(dates).toEqual(dates.toSorted())
    for (const { source, cutOff, invitations } of ROUNDS)
      expect([source !== '', cutOff <= 1200, invitations > 0]).toEqual([true, true, true])
  })

  it('has the CEC round of 2026-02-17: 6,000 invitations at 508', () => {
    expect(ROUNDS).toContainEqual(
      expect.objectContaining({ on: '2026-02-17', category: 'CEC', invitations: 6000, cutOff: 508 }),
    )
  })
})

describe('categories a person fits', () => {
  const skilled = { ...single30, jobs: threeYearsAbroad }

  it('follow from the federal programs', () => {
    expect(roundCategories(skilled, ON)).toEqual(['GENERAL', 'FSW'])
    const worker = { ...single30, fundsCad: 0, jobs: [jobInCanada('2025-01-01', '2025-12-31')] }
    expect(roundCategories(worker, ON)).toEqual(['GENERAL', 'CEC'])
  })

  it('include French from NCLC 7 in all four abilities', () => {
    expect(roundCategories({ ...skilled, tests: [celpip(9), frenchSeven] }, ON)).toContain('FRENCH')
  })

  it('include the provincial rounds with an enhanced nomination only', () => {
    expect(roundCategories({ ...skilled, nomination: { province: 'NS', enhanced: true } }, ON)).toContain('PNP')
    expect(roundCategories({ ...skilled, nomination: { province: 'NS', enhanced: false } }, ON)).not.toContain('PNP')
  })

  it('are none without a federal program', () => expect(roundCategories(single30, ON)).toEqual([]))
})
