import { describe, expect, it } from 'vitest'
import { EDUCATION_LEVELS } from '../education.ts'
import { allClb, allNclc, clb } from '../results.test-data.ts'
import { CRITERIA } from './criteria.test-data.ts'
import type { CrsInput, CrsSpouse } from './crs.ts'
import { crs, MARITAL_STATUSES } from './crs.ts'
import { couple, partner, person } from './people.test-data.ts'

const ON = '2026-01-15'
const spouse = (facts: Partial<CrsSpouse>) => crs(couple({}, facts), ON).spouse

describe('every cell of the partner factors', () => {
  it.each(EDUCATION_LEVELS.map((education) => ({ education, points: CRITERIA.spouse.education[education] })))(
    '$education: $points',
    ({ education, points }) => {
      expect(spouse({ education }).education).toBe(points)
    },
  )

  const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((level) => ({
    level,
    points: CRITERIA.spouse.firstLanguagePerAbility.levels.find((row) => level >= row.min && level <= (row.max ?? 99))
      ?.points,
  }))
  it.each(levels)('level $level: $points per ability', ({ level, points }) => {
    for (const firstLanguage of [clb(level, 0, 0, 0), clb(0, level, 0, 0), clb(0, 0, level, 0), clb(0, 0, 0, level)])
      expect(spouse({ firstLanguage }).language).toBe(points)
  })

  const years = CRITERIA.spouse.canadianWorkYears.flatMap(({ min, points }) =>
    [min, min + 0.99].map((value) => ({ value, points })),
  )
  it.each(years)('$value years of Canadian work: $points', ({ value, points }) => {
    expect(spouse({ canadianWorkYears: value }).canadianWork).toBe(points)
  })

  it('beyond five years of Canadian work there is no more: 10', () => {
    expect(spouse({ canadianWorkYears: 12 }).canadianWork).toBe(10)
  })
})

// Worked by hand from IRCC, CRS criteria, B. spouse or common-law partner factors.
describe('partner factors together', () => {
  const cases: [string, Partial<CrsSpouse>, Partial<ReturnType<typeof spouse>>][] = [
    [
      'the best partner reaches 40: 10 + 20 + 10',
      { education: 'doctoral', firstLanguage: allClb(10), canadianWorkYears: 5 },
      { total: 40 },
    ],
    [
      "a master's and a doctorate give the same 10",
      { education: 'masters_or_professional' },
      { education: 10, total: 10 },
    ],
    ['CLB 4 gives nothing, CLB 5 one point per ability', { firstLanguage: clb(4, 5, 5, 4) }, { language: 2 }],
    ['CLB 8 and 9 in turn: 3 + 5 + 3 + 5 = 16', { firstLanguage: clb(8, 9, 8, 9) }, { language: 16 }],
    ["a partner's French counts as first language", { firstLanguage: allNclc(7) }, { language: 12 }],
    [
      'no facts about studies, tests or work: nothing',
      { education: null, firstLanguage: null, canadianWorkYears: null },
      { education: 0, language: 0, canadianWork: 0, total: 0 },
    ],
  ]
  it.each(cases)('%s', (_, facts, expected) => {
    expect(spouse(facts)).toMatchObject(expected)
  })
})

// IRCC, CRS criteria: a partner counts only if coming to Canada and neither citizen nor permanent resident.
describe('who counts as an accompanying partner', () => {
  const rich: Partial<CrsSpouse> = { education: 'doctoral', firstLanguage: allClb(10), canadianWorkYears: 5 }
  const cases: [string, CrsInput, 'with_spouse' | 'without_spouse', string][] = [
    ['married and coming along', couple({}, rich), 'with_spouse', 'PARTNER_COUNTED'],
    ['common-law and coming along', couple({ maritalStatus: 'common_law' }, rich), 'with_spouse', 'PARTNER_COUNTED'],
    ['married, staying abroad', couple({}, { ...rich, accompanying: false }), 'without_spouse', 'PARTNER_STAYS_ABROAD'],
    [
      'married to a citizen or resident',
      couple({}, { ...rich, citizenOrPermanentResident: true }),
      'without_spouse',
      'PARTNER_CITIZEN_OR_RESIDENT',
    ],
    [
      'married, nothing said of the partner',
      person({ maritalStatus: 'married' }),
      'without_spouse',
      'PARTNER_FACTS_NOT_GIVEN',
    ],
  ]
  it.each(cases)('%s', (_, input, scoredAs, scoredAsReason) => {
    const result = crs(input, ON)
    expect(result).toMatchObject({ scoredAs, scoredAsReason })
    expect(result.spouse.total).toBe(scoredAs === 'with_spouse' ? 40 : 0)
  })

  it.each(MARITAL_STATUSES.filter((status) => status !== 'married' && status !== 'common_law'))(
    '%s: left-over partner facts are ignored',
    (maritalStatus) => {
      const result = crs(person({ maritalStatus, spouse: partner(rich) }), ON)
      expect(result).toMatchObject({ scoredAs: 'without_spouse', scoredAsReason: 'NO_PARTNER' })
      expect(result.spouse).toEqual({ education: 0, language: 0, canadianWork: 0, total: 0 })
    },
  )

  it('the lines of an uncounted partner say why and have nothing to gain', () => {
    const lines = crs(couple({}, { ...rich, accompanying: false }), ON).lines.filter(
      (line) => line.section === 'spouse',
    )
    expect(lines.map(({ factor, points, maximum, reason }) => ({ factor, points, maximum, reason }))).toEqual([
      { factor: 'education', points: 0, maximum: 0, reason: 'PARTNER_STAYS_ABROAD' },
      { factor: 'language', points: 0, maximum: 0, reason: 'PARTNER_STAYS_ABROAD' },
      { factor: 'canadianWork', points: 0, maximum: 0, reason: 'PARTNER_STAYS_ABROAD' },
    ])
  })

  it("a partner's unstated education is named as such", () => {
    const lines = crs(couple({}, { education: null }), ON).lines
    expect(lines.find((line) => line.section === 'spouse' && line.factor === 'education')?.reason).toBe(
      'EDUCATION_NOT_GIVEN',
    )
  })
})
