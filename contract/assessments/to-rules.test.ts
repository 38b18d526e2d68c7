import { eligibility } from '@rahnama/rules/programs/programs.ts'
import { describe, expect, test } from 'vitest'
import { startupOf, studyOf, transferOf } from './to-rules.ts'

const TODAY = '2026-11-15'

describe('the Start-up Visa', () => {
  test('a test that was not taken is none, not an open question', () => {
    expect(startupOf({ hasIelts: false, hasToefl: false }, {})).toEqual({ ieltsOverall: 'none', toeflTotal: 'none' })
  })

  test('a question that was not reached stays open', () => {
    expect(startupOf({}, {})).toEqual({})
  })

  test('votes are counted from 0 to 1, with the organisation and those who apply together', () => {
    const members = [
      { id: 'm1', fullName: 'A', role: 'CTO', share: 20, isApplying: true },
      { id: 'm2', fullName: 'B', role: 'Investor', share: 30, isApplying: false },
    ]
    const told = startupOf({}, { ownShare: 25, hasTeam: true, members, organisationShare: 10 })
    expect(told).toEqual({ votingShare: 0.25, jointVotingShare: 0.55, applicants: 2 })
  })

  test('members of a team that was answered away do not count', () => {
    const members = [{ id: 'm1', fullName: 'A', role: 'CTO', share: 20, isApplying: true }]
    expect(startupOf({}, { ownShare: 40, hasTeam: false, members })).toMatchObject({
      jointVotingShare: 0.4,
      applicants: 1,
    })
  })

  test('without an organisation behind it there is no letter', () => {
    expect(startupOf({}, { support: 'none' })).toEqual({ letterOfSupport: false })
    expect(startupOf({}, { support: 'talking', organisationKind: 'unknown' })).toEqual({
      letterOfSupport: false,
      body: 'unknown',
    })
  })

  test('an angel group’s commitment of 75,000 dollars is enough for its kind', () => {
    const startup = startupOf(
      { hasIelts: true, ieltsOverall: 5, hasToefl: false },
      { support: 'committed', organisationKind: 'angel_group', letterOfSupport: true, investment: 75_000 },
    )
    const suv = eligibility({ startup }, TODAY).find(({ program }) => program === 'SUV')
    const status = (id: string) => suv?.requirements.find((each) => each.id === id)?.status
    expect([status('suv-first-screen'), status('suv-minimum-investment')]).toEqual(['met', 'met'])
    expect(suv?.intake).toMatchObject({ status: 'closed', since: '2025-12-31' })
  })
})

describe('the transfer', () => {
  test('a branch in the country one lives in is no branch abroad', () => {
    expect(transferOf({ residence: 'IR', hasBranchAbroad: true, branchCountry: 'IR' }).branchAbroad).toBe(false)
    expect(transferOf({ residence: 'IR', hasBranchAbroad: true, branchCountry: 'AE' }).branchAbroad).toBe(true)
  })

  test('a month of beginning counts from its first day', () => {
    expect(transferOf({ employedSince: '2024-03' }).employedSince).toBe('2024-03-01')
  })

  test('opening a branch is a new enterprise, an affiliate is not, and who is not sure leaves both open', () => {
    expect(transferOf({ plan: 'branch' })).toEqual({ link: 'branch', newEnterprise: true })
    expect(transferOf({ plan: 'affiliate' })).toEqual({ link: 'affiliate', newEnterprise: false })
    expect(transferOf({ plan: 'notSure' })).toEqual({ link: 'unknown', newEnterprise: 'unknown' })
  })

  test('specialized knowledge goes by C63, a manager by C62', () => {
    const routeOf = (role: 'manager' | 'specializedKnowledge') =>
      eligibility({ transfer: transferOf({ role, plan: 'affiliate' }) }, TODAY).find(({ program }) => program === 'ICT')
        ?.route
    expect([routeOf('manager'), routeOf('specializedKnowledge')]).toEqual(['C62', 'C63'])
  })
})

describe('studies', () => {
  test('a plan for Canada says nothing of China', () => {
    expect(studyOf({ country: 'canada', levelOfStudy: 'phd' })).toEqual({ studyCanada: { level: 'doctoral' } })
  })

  test('medicine in English has an admission of its own', () => {
    const told = { country: 'china', levelOfStudy: 'bachelor', major: 'medicine', taughtIn: 'english' } as const
    expect(studyOf(told).studyChina).toMatchObject({ level: 'mbbs_english', taughtIn: 'english' })
  })

  test('who has no degree in mind plans the language course', () => {
    const told = { country: 'china', levelOfStudy: 'unknown', chineseLanguageCourse: 'oneSemester' } as const
    expect(studyOf(told).studyChina).toEqual({ level: 'language_one_semester' })
  })

  test('before a country is chosen nothing is told', () => {
    expect(studyOf({ levelOfStudy: 'master' })).toEqual({})
  })
})
