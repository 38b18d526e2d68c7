import { describe, expect, it } from 'vitest'
import { celpip, single30 } from '../applicants.test-data.ts'
import type { Profile, Startup } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

describe('Start-up Visa (IRPR 98.01 to 98.13)', () => {
  const startup: Startup = {
    ieltsOverall: 6,
    letterOfSupport: true,
    commitmentIssuedOn: '2025-09-01',
    body: 'venture_capital',
    investmentCad: 200_000,
    votingShare: 0.1,
    jointVotingShare: 0.51,
    applicants: 2,
    incorporatedInCanada: true,
    managesFromCanada: true,
  }
  const founder: Profile = { ...single30, tests: [celpip(5, '2025-03-01')], startup }
  const reason = (id: RequirementId, more: Partial<Startup>, on = '2025-12-01') =>
    reasonIn('SUV', { ...founder, startup: { ...startup, ...more } }, id, on)

  it('took a founder who met everything until the last day of 2025', () => {
    expect(resultOf('SUV', founder, '2025-12-31')).toMatchObject({
      verdict: 'eligible',
      intake: { status: 'open-capped' },
    })
  })

  it('is closed to a new commitment from 2026-01-01', () => {
    const late = { ...founder, startup: { ...startup, commitmentIssuedOn: '2026-01-02' } }
    expect(resultOf('SUV', late, '2026-01-03')).toMatchObject({
      verdict: 'closed',
      intake: { status: 'closed', notice: 'SUV_CLOSED_TO_NEW', since: '2025-12-31' },
    })
  })

  it('took commitments of 2025 until 2026-06-30, and stays closed to everybody since the end of 2025', () => {
    const inTime = { ...founder, startup: { ...startup, commitmentIssuedOn: '2025-12-31' } }
    expect(resultOf('SUV', inTime, '2026-06-30')).toMatchObject({
      verdict: 'eligible',
      intake: { notice: 'SUV_COMMITMENT_OF_2025' },
    })
    expect(resultOf('SUV', inTime, '2026-07-01')).toMatchObject({
      verdict: 'closed',
      intake: { status: 'closed', since: '2025-12-31', notice: 'SUV_CLOSED' },
    })
  })

  it('a commitment must be under six months old', () => {
    expect(reason('suv-support', { commitmentIssuedOn: '2025-06-02' })).toBe('COMMITMENT_FRESH')
    expect(reason('suv-support', { commitmentIssuedOn: '2025-06-01' })).toBe('COMMITMENT_TOO_OLD')
  })

  it('a venture fund puts in 200,000, an angel group 75,000, an incubator accepts', () => {
    expect(reason('suv-minimum-investment', { investmentCad: 199_999 })).toBe('INVESTMENT_TOO_LOW')
    expect(reason('suv-minimum-investment', { body: 'angel_group', investmentCad: 75_000 })).toBe('INVESTMENT_ENOUGH')
    expect(reason('suv-minimum-investment', { body: 'angel_group', investmentCad: 74_999 })).toBe('INVESTMENT_TOO_LOW')
    expect(reason('suv-minimum-investment', { body: 'incubator', acceptedByIncubator: true })).toBe('SAID_YES')
  })

  it('each applicant holds ten percent and all together more than half', () => {
    expect(reason('suv-votes-each', { votingShare: 0.099 })).toBe('SHARES_TOO_FEW')
    expect(reason('suv-votes-joint', { jointVotingShare: 0.5 })).toBe('SHARES_TOO_FEW')
    expect(reason('suv-votes-joint', { jointVotingShare: 0.501 })).toBe('SHARES_ENOUGH')
  })

  it('at most five apply for one business', () => {
    expect([reason('suv-team', { applicants: 5 }), reason('suv-team', { applicants: 6 })]).toEqual([
      'WITHIN_LIMIT',
      'TOO_MANY',
    ])
  })

  it("the firm's first screen is beside the official CLB 5 and does not decide", () => {
    const screened = { ...founder, tests: [celpip(4)] }
    expect(reasonIn('SUV', screened, 'suv-first-screen')).toBe('SCREEN_PASSED')
    expect(reasonIn('SUV', screened, 'suv-language')).toBe('LANGUAGE_TOO_LOW')
    expect(reason('suv-first-screen', { ieltsOverall: 4.5 })).toBe('SCREEN_BELOW')
    expect(reason('suv-first-screen', { ieltsOverall: 'none', toeflTotal: 35, toeflScale: '0-120' })).toBe(
      'SCREEN_PASSED',
    )
    expect(reason('suv-first-screen', { ieltsOverall: 'none', toeflTotal: 34, toeflScale: '0-120' })).toBe(
      'SCREEN_BELOW',
    )
    expect(resultOf('SUV', { ...founder, startup: { ...startup, ieltsOverall: 4.5 } }, '2025-12-01').verdict).toBe(
      'eligible',
    )
  })
})
