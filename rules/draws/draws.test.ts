import { describe, expect, it } from 'vitest'
import { celpip, frenchSeven, jobInCanada, ON, single30, threeYearsAbroad } from '../applicants.test-data.ts'
import { ROUNDS, type Round, roundCategories, roundsMatched } from './draws.ts'

const round = (on: string, category: Round['category'], cutOff: number): Round => ({
  on,
  category,
  cutOff,
  invitations: 100,
  source: 'made up for this test',
})
const rounds = [round('2026-01-10', 'CEC', 500), round('2026-02-10', 'FRENCH', 400), round('2026-03-10', 'CEC', 520)]

describe('rounds a person would have been invited in', () => {
  it('are those of fitting categories whose cut-off the score reaches, newest first', () => {
    expect(
      roundsMatched(510, ['CEC'], rounds, '2026-12-31').map(({ round, invited, margin }) => [
        round.on,
        invited,
        margin,
      ]),
    ).toEqual([
      ['2026-03-10', false, -10],
      ['2026-01-10', true, 10],
    ])
  })

  it('a score equal to the cut-off is reached', () => {
    expect(roundsMatched(520, ['CEC'], rounds, '2026-12-31')[0]?.invited).toBe(true)
    expect(roundsMatched(519, ['CEC'], rounds, '2026-12-31')[0]?.invited).toBe(false)
  })

  it('rounds after the date are not looked at', () => {
    expect(roundsMatched(600, ['CEC', 'FRENCH'], rounds, '2026-02-10').map(({ round }) => round.on)).toEqual([
      '2026-02-10',
      '2026-01-10',
    ])
  })

  it('no fitting category gives none', () => expect(roundsMatched(1200, ['STEM'], rounds, '2026-12-31')).toEqual([]))
})

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
