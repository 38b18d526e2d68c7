import { describe, expect, it } from 'vitest'
import {
  bachelor,
  celpip,
  couple30,
  frenchSeven,
  ielts,
  jobAbroad,
  jobInCanada,
  master,
  ON,
  single30,
} from '../applicants.test-data.ts'
import { crsTotal } from '../crs/crs.ts'
import { type Profile, read, scoreRange, toCrsInput, toFswInput } from './profile.ts'

const total = (profile: Profile, on = ON) => crsTotal(toCrsInput(profile, on), on)

describe('whole profiles against published worked examples', () => {
  it("single, 26, master's, IELTS 8/8.5/7/7, 2.25 years abroad: 447", () => {
    const profile: Profile = {
      ...single30,
      birthDate: '2000-05-01',
      credentials: [master],
      tests: [ielts(8, 8.5, 7, 7)],
      jobs: [jobAbroad('2024-01-01', '2026-03-31')],
    }
    expect(total(profile)).toBe(447)
  })

  it("couple, 38, both master's, six years abroad: 364", () => {
    const profile: Profile = {
      ...couple30,
      birthDate: '1988-05-01',
      credentials: [master],
      tests: [ielts(8, 6.5, 7, 7)],
      jobs: [jobAbroad('2019-01-01', '2025-06-30')],
      partner: { ...couple30.partner, credentials: [master], tests: [ielts(7, 7, 6, 6)] },
    }
    expect(total(profile)).toBe(364)
  })

  it("single, 30, bachelor's, CELPIP 9 throughout: 374, and 974 with an enhanced nomination", () => {
    expect(total(single30)).toBe(374)
    expect(total({ ...single30, nomination: { province: 'NS', enhanced: true } })).toBe(974)
  })

  it("couple, 30, bachelor's, partner with CLB 7 and one Canadian year: 373", () => {
    const partner = { ...couple30.partner, jobs: [jobInCanada('2024-01-01', '2025-06-30')] }
    expect(total({ ...couple30, partner })).toBe(373)
  })
})

describe('who and what is counted (IRCC, CRS criteria)', () => {
  it('a base nomination brings nothing', () => {
    expect(total({ ...single30, nomination: { province: 'ON', enhanced: false } })).toBe(374)
  })

  it('a partner who stays abroad leaves the score as for one person', () => {
    expect(total({ ...couple30, partner: { ...couple30.partner, accompanying: false } })).toBe(374)
  })

  it('a partner who is a citizen or permanent resident leaves the score as for one person', () => {
    expect(total({ ...couple30, partner: { ...couple30.partner, citizenOrPermanentResident: true } })).toBe(374)
  })

  it('a birthday moves the score on the day itself: 31 on 2027-05-01 costs six points', () => {
    expect([total(single30, '2027-04-30'), total(single30, '2027-05-01')]).toEqual([374, 368])
  })

  it('a test counts on the last day before it is two years old and not after', () => {
    const profile = { ...single30, tests: [celpip(9, '2024-11-16')] }
    expect([total(profile), total(profile, '2026-11-16')]).toEqual([374, 105 + 120])
  })

  it('a grown sibling settled in Canada brings 15, one abroad nothing', () => {
    const sibling = { relationship: 'sibling', status: 'citizen', adult: true, livesInCanada: true } as const
    const having = (relative: object): Profile => ({
      ...single30,
      hasRelativesInCanada: true,
      relatives: [{ ...sibling, ...relative }],
    })
    expect(total(having({}))).toBe(389)
    expect(total(having({ livesInCanada: false }))).toBe(374)
    expect(total(having({ adult: false }))).toBe(374)
    expect(total(having({ relationship: 'parent' }))).toBe(374)
  })
})

describe('the first official language is chosen to the advantage of the person', () => {
  it('English CLB 9 with French NCLC 7: English first, 12 for the second language and 50 for French', () => {
    const profile = { ...single30, tests: [frenchSeven, celpip(9)] }
    expect(total(profile)).toBe(374 + 12 + 50)
    expect(toCrsInput(profile, ON).firstLanguage?.test).toBe('CELPIP_G')
  })

  it('French NCLC 7 with English CLB 4: French first', () => {
    const profile = { ...single30, tests: [celpip(4), frenchSeven] }
    expect(toCrsInput(profile, ON).firstLanguage?.test).toBe('TCF_CANADA')
    // 105 age, 120 education, 4 x 17 first language, 13 transferability, 25 French with English under 5
    expect(total(profile)).toBe(105 + 120 + 68 + 13 + 25)
  })

  it('of two tests in the same language the better one counts', () => {
    expect(total({ ...single30, tests: [celpip(6), celpip(9)] })).toBe(374)
  })

  it('the grid takes the language that reaches level 7 first', () => {
    const profile = { ...single30, tests: [celpip(6), frenchSeven] }
    expect(toFswInput(profile, ON).firstLanguage?.test).toBe('TCF_CANADA')
    expect(toFswInput(profile, ON).secondLanguage?.test).toBe('CELPIP_G')
  })
})

describe('ranges: an unanswered question gives a lowest and a highest score', () => {
  it('everything answered leaves no range', () => {
    expect(scoreRange(single30, ON)).toEqual({ low: 374, high: 374, open: [] })
  })

  it('an unanswered test may bring all 136 points and opens 25 with the degree, plus 24 and 50 for a second language', () => {
    const { tests: _, ...profile } = single30
    expect(scoreRange(profile, ON)).toEqual({
      low: 225,
      high: 225 + 136 + 24 + 25 + 50,
      open: [{ answer: 'tests', points: 136 + 24 + 25 + 50 }],
    })
  })

  it('"I do not know yet" is as open as no answer', () => {
    expect(scoreRange({ ...single30, nomination: 'unknown' }, ON)).toMatchObject({ low: 374, high: 974 })
  })

  it('a test without its date may count or not', () => {
    const { takenOn: _, ...undated } = celpip(9)
    expect(scoreRange({ ...single30, tests: [undated] }, ON)).toMatchObject({ low: 225, high: 374 })
  })

  it('a missing ability is open from nothing to level 10', () => {
    const test = { ...celpip(9), scores: { listening: 9, reading: 9, writing: 9 } }
    // speaking open: 0 or 34 points, and with it the lowest level that opens 25 for the degree
    expect(scoreRange({ ...single30, tests: [test] }, ON)).toMatchObject({ low: 225 + 93, high: 225 + 93 + 34 + 25 })
  })

  it('an open marital status covers both columns', () => {
    const { maritalStatus: _, ...open } = single30
    const range = scoreRange(open, ON)
    // together without any partner points: 95 + 112 + 116 + 25; alone 374, together at best 348 + 40
    expect([range.low, range.high]).toEqual([348, 388])
  })

  it('an unanswered birth date spans the best age and no points at all', () => {
    const { birthDate: _, ...open } = single30
    expect(scoreRange(open, ON)).toMatchObject({ low: 374 - 105, high: 379 })
  })
})

describe('readings: told, evidenced, verified', () => {
  const shown: Profile = {
    ...single30,
    credentials: [{ ...bachelor, evidence: 'verified' }],
    tests: [{ ...celpip(9), evidence: 'evidenced' }],
    evidence: { birthDate: 'verified', maritalStatus: 'verified', citizenship: 'verified' },
  }

  it('told reads everything', () => expect(total(read(shown, 'told'))).toBe(374))

  it('evidenced wants a file behind each fact', () => {
    expect(total(read(shown, 'evidenced'))).toBe(374)
    expect(total(read({ ...shown, tests: [celpip(9)] }, 'evidenced'))).toBe(225)
  })

  it('verified wants a file that staff accepted, and what is missing stays possible', () => {
    expect(scoreRange(read(shown, 'verified'), ON)).toMatchObject({ low: 225, high: 374 })
  })

  it('an unproven birth date is unknown, not wrong', () => {
    const unproven = read({ ...shown, evidence: { maritalStatus: 'verified' } }, 'verified')
    expect(unproven.birthDate).toBe('unknown')
  })

  it('saying no needs no paper', () => expect(read(shown, 'verified').nomination).toBe('none'))
})
