import { describe, expect, it } from 'vitest'
import type { EducationLevel } from '../education.ts'
import { EDUCATION_LEVELS } from '../education.ts'
import { allClb, allNclc, clb } from '../results.test-data.ts'
import { CRITERIA } from './criteria.test-data.ts'
import type { CrsInput } from './crs.ts'
import { crs } from './crs.ts'
import { person } from './people.test-data.ts'

const ON = '2026-01-15'
const transfer = (input: CrsInput) => crs(input, ON).transferability
const tables = CRITERIA.transferability

type Tier = 'none' | 'lower' | 'upper'
const tierOf = (education: EducationLevel) => tables.educationTier[education] as Tier
const languageCell = (row: { lowest7or8: number; lowest9plus: number }, level: number) =>
  level < 7 ? 0 : level < 9 ? row.lowest7or8 : row.lowest9plus
const workCell = (row: { oneYear: number; twoPlusYears: number }, years: number) =>
  years < 1 ? 0 : years < 2 ? row.oneYear : row.twoPlusYears

const LEVELS = [0, 4, 5, 6, 7, 8, 9, 10]
const CANADIAN_YEARS = [0, 0.99, 1, 1.99, 2, 5]
const FOREIGN_YEARS: [number, Tier][] = [
  [0, 'none'],
  [0.99, 'none'],
  [1, 'lower'],
  [2.99, 'lower'],
  [3, 'upper'],
  [10, 'upper'],
]

describe('every cell where education meets another factor', () => {
  const cells = EDUCATION_LEVELS.flatMap((education) =>
    LEVELS.map((level) => ({
      education,
      level,
      points: languageCell(tables.educationAndLanguage[tierOf(education)], level),
    })),
  )
  it.each(cells)('$education with CLB $level: $points', ({ education, level, points }) => {
    expect(transfer(person({ education, firstLanguage: allClb(level) })).educationLanguage).toBe(points)
  })

  const work = EDUCATION_LEVELS.flatMap((education) =>
    CANADIAN_YEARS.map((years) => ({
      education,
      years,
      points: workCell(tables.educationAndCanadianWork[tierOf(education)], years),
    })),
  )
  it.each(work)('$education with $years Canadian years: $points', ({ education, years, points }) => {
    expect(transfer(person({ education, canadianWorkYears: years })).educationCanadianWork).toBe(points)
  })
})

describe('every cell where foreign work meets another factor', () => {
  const cells = FOREIGN_YEARS.flatMap(([foreign, tier]) =>
    LEVELS.map((level) => ({ foreign, level, points: languageCell(tables.foreignWorkAndLanguage[tier], level) })),
  )
  it.each(cells)('$foreign years abroad with CLB $level: $points', ({ foreign, level, points }) => {
    const input = person({ foreignWorkYears: foreign, firstLanguage: allClb(level) })
    expect(transfer(input).foreignWorkLanguage).toBe(points)
  })

  const work = FOREIGN_YEARS.flatMap(([foreign, tier]) =>
    CANADIAN_YEARS.map((years) => ({
      foreign,
      years,
      points: workCell(tables.foreignWorkAndCanadianWork[tier], years),
    })),
  )
  it.each(work)('$foreign years abroad with $years in Canada: $points', ({ foreign, years, points }) => {
    const input = person({ foreignWorkYears: foreign, canadianWorkYears: years })
    expect(transfer(input).foreignWorkCanadianWork).toBe(points)
  })
})

describe('a certificate of qualification', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 25],
    [6, 25],
    [7, 50],
    [10, 50],
  ])('with CLB %i: %i', (level, points) => {
    const input = person({ certificateOfQualification: true, firstLanguage: allClb(level) })
    expect(transfer(input)).toMatchObject({ certificateLanguage: points, total: points })
  })

  it('gives nothing without a language result', () => {
    expect(transfer(person({ certificateOfQualification: true })).certificateLanguage).toBe(0)
  })
})

// Worked by hand from IRCC, CRS criteria, C. skill transferability factors.
describe('pairs and caps', () => {
  const cases: [string, CrsInput, Partial<ReturnType<typeof transfer>>][] = [
    [
      "a bachelor's alone with CLB 9 and two Canadian years: 25 + 25 = 50",
      person({ education: 'bachelor_or_three_year', firstLanguage: allClb(9), canadianWorkYears: 2 }),
      { educationTotal: 50, total: 50 },
    ],
    [
      'two credentials with CLB 9 and two Canadian years: 50 + 50, capped at 50',
      person({ education: 'two_or_more', firstLanguage: allClb(9), canadianWorkYears: 2 }),
      { educationLanguage: 50, educationCanadianWork: 50, educationTotal: 50, total: 50 },
    ],
    [
      'two credentials with CLB 7 and one Canadian year: 25 + 25 fills the pair exactly',
      person({ education: 'two_or_more', firstLanguage: allClb(7), canadianWorkYears: 1 }),
      { educationTotal: 50 },
    ],
    [
      'a diploma with CLB 8 and one Canadian year: 13 + 13 = 26',
      person({ education: 'two_year', firstLanguage: allClb(8), canadianWorkYears: 1 }),
      { educationTotal: 26 },
    ],
    [
      'three years abroad with CLB 9 and one Canadian year: 50 + 25, capped at 50',
      person({ foreignWorkYears: 3, firstLanguage: allClb(9), canadianWorkYears: 1 }),
      { foreignWorkLanguage: 50, foreignWorkCanadianWork: 25, foreignWorkTotal: 50 },
    ],
    [
      'both pairs full reach the 100 of the section',
      person({ education: 'masters_or_professional', foreignWorkYears: 3, firstLanguage: allClb(9) }),
      { educationTotal: 50, foreignWorkTotal: 50, total: 100 },
    ],
    [
      'both pairs full: a certificate adds nothing',
      person({
        education: 'masters_or_professional',
        foreignWorkYears: 3,
        firstLanguage: allClb(9),
        certificateOfQualification: true,
      }),
      { certificateLanguage: 50, total: 100 },
    ],
    [
      'one pair at 26, the other at 26 and a certificate at 50: 102, capped at 100',
      person({
        education: 'one_year',
        foreignWorkYears: 1,
        firstLanguage: allClb(7),
        canadianWorkYears: 1,
        certificateOfQualification: true,
      }),
      { educationTotal: 26, foreignWorkTotal: 26, certificateLanguage: 50, total: 100 },
    ],
    [
      'one weak ability decides: CLB 10, 10, 10 and 6 give nothing',
      person({ education: 'doctoral', foreignWorkYears: 3, firstLanguage: clb(10, 10, 10, 6) }),
      { educationLanguage: 0, foreignWorkLanguage: 0, total: 0 },
    ],
    [
      'CLB 8 in one ability keeps nines at the lower column',
      person({ education: 'doctoral', foreignWorkYears: 3, firstLanguage: clb(9, 9, 8, 9) }),
      { educationLanguage: 25, foreignWorkLanguage: 25 },
    ],
    [
      'only the first official language counts: French of 9 as second gives nothing',
      person({ education: 'doctoral', firstLanguage: allClb(6), secondLanguage: allNclc(9) }),
      { educationLanguage: 0, total: 0 },
    ],
    [
      'French of 9 as first counts like English',
      person({ education: 'doctoral', firstLanguage: allNclc(9), secondLanguage: allClb(6) }),
      { educationLanguage: 50, total: 50 },
    ],
    [
      'secondary school never takes part',
      person({ education: 'secondary', firstLanguage: allClb(10), canadianWorkYears: 5 }),
      { educationTotal: 0, total: 0 },
    ],
  ]
  it.each(cases)('%s', (_, input, expected) => {
    expect(transfer(input)).toMatchObject(expected)
  })
})

describe('what a cap wastes is named', () => {
  const linesOf = (input: CrsInput) => crs(input, ON).lines.filter((line) => line.section === 'transferability')

  it('the second half of a full education pair', () => {
    const lines = linesOf(person({ education: 'doctoral', firstLanguage: allClb(9), canadianWorkYears: 1 }))
    expect(lines.find((line) => line.factor === 'educationCanadianWork')).toMatchObject({
      points: 0,
      wasted: 25,
      cap: 'EDUCATION_PAIR',
      reason: 'ADVANCED_CREDENTIAL_WITH_CANADIAN_WORK_1_YEAR',
    })
  })

  it('the certificate beside two full pairs', () => {
    const lines = linesOf(
      person({
        education: 'doctoral',
        foreignWorkYears: 3,
        firstLanguage: allClb(9),
        certificateOfQualification: true,
      }),
    )
    expect(lines.find((line) => line.factor === 'certificateLanguage')).toMatchObject({
      points: 0,
      wasted: 50,
      cap: 'TRANSFERABILITY_TOTAL',
    })
  })

  it('the 2 points of 102', () => {
    const lines = linesOf(
      person({
        education: 'one_year',
        foreignWorkYears: 1,
        firstLanguage: allClb(7),
        canadianWorkYears: 1,
        certificateOfQualification: true,
      }),
    )
    expect(lines.find((line) => line.factor === 'certificateLanguage')).toMatchObject({ points: 48, wasted: 2 })
  })

  it('nothing when no cap is reached', () => {
    const lines = linesOf(person({ education: 'two_year', firstLanguage: allClb(7) }))
    expect(lines.filter((line) => line.wasted !== undefined)).toEqual([])
  })
})
