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
import { crs, crsTotal } from '../crs/crs.ts'
import { fswGrid } from '../fsw/fsw.ts'
import { type Profile, type Reading, read, scoreRange, toCrsInput, toFswInput } from './profile.ts'

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
    expect(scoreRange(shown, ON, 'verified')).toEqual({
      low: 225,
      high: 374,
      open: [{ answer: 'tests', points: 124 + 25 }],
    })
  })

  it('what is not shown may be as told or worse, never better', () => {
    // 40 years old is told: 50 points. Nobody can turn out younger than they said by lacking a passport scan.
    const nothingShown: Profile = { ...single30, birthDate: '1986-05-01' }
    expect(scoreRange(nothingShown, ON)).toMatchObject({ low: 319, high: 319 })
    expect(scoreRange(nothingShown, ON, 'verified')).toMatchObject({ low: 0, high: 319 })
  })

  it('an unshown marriage may bring the score of one person down, not a couple up to it', () => {
    // Together 348 + 8 for the degree + 12 for the language; alone it would be 374.
    expect(scoreRange(couple30, ON)).toMatchObject({ low: 368, high: 368 })
    expect(scoreRange(couple30, ON, 'evidenced').high).toBe(368)
  })

  it('where an answer is open as told, the stricter readings reach as far and no farther', () => {
    const open: Profile = { ...single30, nomination: 'unknown' }
    expect(scoreRange(open, ON)).toMatchObject({ low: 374, high: 974 })
    expect(scoreRange(open, ON, 'verified')).toMatchObject({ low: 0, high: 974 })
  })

  it('an unproven birth date is unknown, not wrong', () => {
    const unproven = read({ ...shown, evidence: { maritalStatus: 'verified' } }, 'verified')
    expect(unproven.birthDate).toBe('unknown')
  })

  it('saying no needs no document', () => expect(read(shown, 'verified').nomination).toBe('none'))
})

// IRCC, Express Entry: a credential from abroad counts with an assessment (ECA) not older than five years.
describe('a credential that does not count is not called a lack of schooling', () => {
  const abroad = { ...bachelor, id: 'degree-1', ecaBody: 'none' } as const
  const linesOf = (profile: Profile, reading: Reading = 'told') =>
    crs(toCrsInput(read(profile, reading), ON), ON).lines.map(({ section, factor, points, reason, entry }) => ({
      line: `${section} ${factor}`,
      points,
      reason,
      entry,
    }))
  const educationOf = (profile: Profile, reading?: Reading) =>
    linesOf(profile, reading).find(({ line }) => line === 'core education')

  it('waits for its assessment, alone and in its pairs, and brings nothing until then', () => {
    const profile = { ...single30, credentials: [abroad] }
    const reason = { points: 0, reason: 'EDUCATION_NOT_ASSESSED', entry: 'degree-1' }
    expect(linesOf(profile)).toEqual(
      expect.arrayContaining([
        { line: 'core education', ...reason },
        { line: 'transferability educationLanguage', ...reason },
        { line: 'transferability educationCanadianWork', ...reason },
      ]),
    )
    expect(total(profile)).toBe(374 - 120 - 25)
    expect(fswGrid(toFswInput(profile, ON), ON).lines.find(({ factor }) => factor === 'education')).toMatchObject({
      points: 0,
      reason: 'EDUCATION_NOT_ASSESSED',
    })
  })

  it("waits for its assessment when it is the partner's", () => {
    const partner = { ...couple30.partner, credentials: [abroad] }
    expect(linesOf({ ...couple30, partner })).toContainEqual({
      line: 'spouse education',
      points: 0,
      reason: 'EDUCATION_NOT_ASSESSED',
      entry: 'degree-1',
    })
  })

  it('waits again when the assessment is over five years old', () => {
    const old = { ...abroad, ecaBody: 'WES', ecaOn: '2021-11-14' } as const
    expect(educationOf({ ...single30, credentials: [old] })?.reason).toBe('EDUCATION_NOT_ASSESSED')
  })

  it('beside an assessed school diploma, the diploma counts and the degree waits in its pairs', () => {
    const lines = linesOf({ ...single30, credentials: [{ ...bachelor, level: 'high_school' }, abroad] })
    expect(lines).toContainEqual({
      line: 'core education',
      points: 30,
      reason: 'EDUCATION_SECONDARY',
      entry: undefined,
    })
    expect(lines.find(({ line }) => line === 'transferability educationLanguage')?.reason).toBe(
      'EDUCATION_NOT_ASSESSED',
    )
  })

  it('an unanswered or unshown education, like an unshown age, is said to be so', () => {
    const { credentials: _, ...open } = single30
    expect(educationOf(open)?.reason).toBe('EDUCATION_NOT_GIVEN')
    expect(educationOf(single30, 'verified')?.reason).toBe('EDUCATION_NOT_GIVEN')
    expect(linesOf(single30, 'verified')).toContainEqual({
      line: 'core age',
      points: 0,
      reason: 'AGE_NOT_GIVEN',
      entry: undefined,
    })
  })

  it('who has no credential at all has less than secondary school', () => {
    expect(educationOf({ ...single30, credentials: [] })?.reason).toBe('EDUCATION_LESS_THAN_SECONDARY')
  })
})
