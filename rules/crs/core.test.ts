import { describe, expect, it } from 'vitest'
import { EDUCATION_LEVELS } from '../education.ts'
import { allClb, allNclc, clb, nclc } from '../results.test-data.ts'
import { CRITERIA } from './criteria.test-data.ts'
import type { CrsInput } from './crs.ts'
import { crs } from './crs.ts'
import { couple, person } from './people.test-data.ts'

const ON = '2026-01-15'
const core = (input: CrsInput) => crs(input, ON).core

/** Every whole number a row covers, up to `end` for the open one, plus its halves where part years occur. */
function covered({ min, max }: { min: number; max: number | null }, end: number): number[] {
  return Array.from({ length: (max ?? end) - min + 1 }, (_, i) => min + i)
}

describe('every age of the criteria', () => {
  const ages = CRITERIA.core.age.flatMap((row) => covered(row, 60).map((age) => ({ age, ...row })))
  it.each(ages)('$age: $withoutSpouse alone, $withSpouse with a partner', ({ age, withoutSpouse, withSpouse }) => {
    expect(core(person({ age })).age).toBe(withoutSpouse)
    expect(core(couple({ age })).age).toBe(withSpouse)
  })
})

describe('every education level of the criteria', () => {
  const levels = EDUCATION_LEVELS.map((education) => ({ education, ...CRITERIA.core.education[education] }))
  it.each(levels)('$education: $withoutSpouse alone, $withSpouse with a partner', ({ education, ...points }) => {
    expect(core(person({ education })).education).toBe(points.withoutSpouse)
    expect(core(couple({ education })).education).toBe(points.withSpouse)
  })
})

describe('every level of the first official language', () => {
  const levels = CRITERIA.core.firstLanguagePerAbility.levels.flatMap((row) =>
    covered(row, 12).map((level) => ({ level, ...row })),
  )
  it.each(levels)('CLB $level: $withoutSpouse alone, $withSpouse with a partner, per ability', (row) => {
    const only = {
      listening: clb(row.level, 0, 0, 0),
      reading: clb(0, row.level, 0, 0),
      writing: clb(0, 0, row.level, 0),
      speaking: clb(0, 0, 0, row.level),
    }
    for (const firstLanguage of Object.values(only)) {
      expect(core(person({ firstLanguage })).firstLanguage).toBe(row.withoutSpouse)
      expect(core(couple({ firstLanguage })).firstLanguage).toBe(row.withSpouse)
    }
  })
})

describe('every level of the second official language', () => {
  const levels = CRITERIA.core.secondLanguagePerAbility.levels.flatMap((row) =>
    covered(row, 12).map((level) => ({ level, ...row })),
  )
  it.each(levels)('NCLC $level: $withoutSpouse alone, $withSpouse with a partner, per ability', (row) => {
    const only = [
      nclc(row.level, 0, 0, 0),
      nclc(0, row.level, 0, 0),
      nclc(0, 0, row.level, 0),
      nclc(0, 0, 0, row.level),
    ]
    for (const secondLanguage of only) {
      expect(core(person({ firstLanguage: allClb(0), secondLanguage })).secondLanguage).toBe(row.withoutSpouse)
      expect(core(couple({ firstLanguage: allClb(0), secondLanguage })).secondLanguage).toBe(row.withSpouse)
    }
  })
})

describe('every year of Canadian work', () => {
  const years = CRITERIA.core.canadianWorkYears.flatMap((row) =>
    covered(row, 8).flatMap((whole) => [whole, whole + 0.5, whole + 0.99].map((value) => ({ value, ...row }))),
  )
  it.each(years)('$value years: $withoutSpouse alone, $withSpouse with a partner', ({ value, ...points }) => {
    expect(core(person({ canadianWorkYears: value })).canadianWork).toBe(points.withoutSpouse)
    expect(core(couple({ canadianWorkYears: value })).canadianWork).toBe(points.withSpouse)
  })
})

// Worked by hand from IRCC, CRS criteria, A. core / human capital factors.
describe('core factors together', () => {
  const cases: [string, CrsInput, Partial<ReturnType<typeof core>>][] = [
    [
      'the best candidate alone reaches the 500 of the section: 110 + 150 + 136 + 24 + 80',
      person({
        age: 25,
        education: 'doctoral',
        firstLanguage: allClb(10),
        secondLanguage: allNclc(9),
        canadianWorkYears: 5,
      }),
      { age: 110, education: 150, firstLanguage: 136, secondLanguage: 24, canadianWork: 80, total: 500 },
    ],
    [
      'the best candidate with a partner reaches 460: 100 + 140 + 128 + 22 + 70',
      couple({
        age: 25,
        education: 'doctoral',
        firstLanguage: allClb(10),
        secondLanguage: allNclc(9),
        canadianWorkYears: 5,
      }),
      { age: 100, education: 140, firstLanguage: 128, secondLanguage: 22, canadianWork: 70, total: 460 },
    ],
    [
      'second language with a partner: 6 + 6 + 6 + 3 = 21 is under the cap of 22',
      couple({ firstLanguage: allClb(7), secondLanguage: nclc(9, 9, 9, 8) }),
      { secondLanguage: 21 },
    ],
    [
      'second language alone: 6 + 3 + 1 + 0 = 10',
      person({ firstLanguage: allClb(7), secondLanguage: nclc(9, 7, 5, 4) }),
      { secondLanguage: 10 },
    ],
    [
      'each ability is scored alone: CLB 10, 9, 8 and 7 give 34 + 31 + 23 + 17 = 105',
      person({ firstLanguage: clb(10, 9, 8, 7) }),
      { firstLanguage: 105 },
    ],
    [
      'the same with a partner: 32 + 29 + 22 + 16 = 99',
      couple({ firstLanguage: clb(10, 9, 8, 7) }),
      { firstLanguage: 99 },
    ],
    ['CLB 4 in all abilities: 24', person({ firstLanguage: allClb(4) }), { firstLanguage: 24 }],
    ['under CLB 4: nothing', person({ firstLanguage: allClb(3) }), { firstLanguage: 0 }],
    [
      'French first, English second: 4 x 31 and 4 x 1',
      person({ firstLanguage: allNclc(9), secondLanguage: allClb(5) }),
      { firstLanguage: 124, secondLanguage: 4 },
    ],
    [
      'a second result in the first language adds nothing',
      person({ firstLanguage: allClb(9), secondLanguage: allClb(10) }),
      { firstLanguage: 124, secondLanguage: 0 },
    ],
    ['no test at all', person({ age: 30 }), { firstLanguage: 0, secondLanguage: 0, total: 105 }],
    [
      "29, bachelor's, CLB 9, one Canadian year: 110 + 120 + 124 + 40 = 394",
      person({ age: 29, education: 'bachelor_or_three_year', firstLanguage: allClb(9), canadianWorkYears: 1 }),
      { total: 394 },
    ],
    [
      'the same with a partner: 100 + 112 + 116 + 35 = 363',
      couple({ age: 29, education: 'bachelor_or_three_year', firstLanguage: allClb(9), canadianWorkYears: 1 }),
      { total: 363 },
    ],
    [
      '45, two-year diploma, CLB 6, four Canadian years: 0 + 98 + 36 + 72 = 206',
      person({ age: 45, education: 'two_year', firstLanguage: allClb(6), canadianWorkYears: 4 }),
      { total: 206 },
    ],
  ]
  it.each(cases)('%s', (_, input, expected) => {
    expect(core(input)).toMatchObject(expected)
  })
})

describe('what the lines of the core section say', () => {
  it('the cap on the second language with a partner is named and its 2 points are wasted', () => {
    const { lines } = crs(couple({ firstLanguage: allClb(7), secondLanguage: allNclc(10) }), ON)
    const line = lines.find(({ factor }) => factor === 'secondLanguage')
    expect(line).toMatchObject({ points: 22, maximum: 22, wasted: 2, cap: 'SECOND_LANGUAGE' })
  })

  it('without a partner nothing of the second language is wasted', () => {
    const { lines } = crs(person({ firstLanguage: allClb(7), secondLanguage: allNclc(10) }), ON)
    const line = lines.find(({ factor }) => factor === 'secondLanguage')
    expect(line).toMatchObject({ points: 24, maximum: 24 })
    expect(line).not.toHaveProperty('wasted')
  })

  it('age 18 alone: 99 of 110, with its reason, source and rule set', () => {
    expect(crs(person({ age: 18 }), ON).lines[0]).toEqual({
      section: 'core',
      factor: 'age',
      points: 99,
      maximum: 110,
      reason: 'AGE_18',
      source: 'IRCC, CRS criteria, A. core / human capital factors',
      ruleSet: '2025-03-25',
    })
  })

  it('a language line shows each ability with its level and points', () => {
    const line = crs(person({ firstLanguage: clb(10, 9, 5, 3) }), ON).lines.find((l) => l.factor === 'firstLanguage')
    expect(line?.abilities).toEqual([
      { ability: 'listening', level: 10, points: 34, reason: 'LEVEL_10_OR_MORE' },
      { ability: 'reading', level: 9, points: 31, reason: 'LEVEL_9' },
      { ability: 'writing', level: 5, points: 6, reason: 'LEVEL_4_OR_5' },
      { ability: 'speaking', level: 0, points: 0, reason: 'LEVEL_UNDER_4' },
    ])
  })

  it.each([
    ['no result', person(), 'LANGUAGE_NOT_TESTED'],
    [
      'a result in the first language again',
      person({ firstLanguage: allClb(9), secondLanguage: allClb(10) }),
      'SECOND_LANGUAGE_SAME_AS_FIRST',
    ],
    [
      'a result in the other language',
      person({ firstLanguage: allClb(9), secondLanguage: allNclc(5) }),
      'LANGUAGE_BY_ABILITY',
    ],
  ] as const)('the second language with %s says %s', (_, input, reason) => {
    expect(crs(input, ON).lines.find((line) => line.factor === 'secondLanguage')?.reason).toBe(reason)
  })
})
