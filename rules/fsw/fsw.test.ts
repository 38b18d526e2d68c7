import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDUCATION_LEVELS } from '../education.ts'
import { pick, type Random, randomResult, seeded } from '../random.test-data.ts'
import { allClb, allNclc, clb, ielts, nclc } from '../results.test-data.ts'
import type { AdaptabilityClaim, FswInput } from './fsw.ts'
import { ADAPTABILITY_CLAIMS, FSW_FACTORS, fswGrid } from './fsw.ts'
import { REGULATIONS } from './regulations.test-data.ts'
import { gridFromRegulations } from './second-derivation.test-data.ts'
import { WORKED_EXAMPLES } from './worked-examples.test-data.ts'

const ON = '2026-01-15'

/** Nothing that gives points, so that a case shows only what it names. */
const person = (facts: Partial<FswInput> = {}): FswInput => ({
  age: 50,
  education: 'less_than_secondary',
  firstLanguage: null,
  skilledWorkYears: 0,
  ...facts,
})
const grid = (facts: Partial<FswInput>) => fswGrid(person(facts), ON)

describe('worked examples', () => {
  it.each(WORKED_EXAMPLES)('$title', ({ input, expected }) => {
    expect(fswGrid(input, ON)).toMatchObject(expected)
  })
})

describe('every cell of the grid', () => {
  const ages = Array.from({ length: 46 }, (_, i) => i + 15).map((age) => {
    const rows: Record<string, number> = REGULATIONS.age
    return { age, points: age < 18 || age >= 47 ? 0 : age <= 35 ? REGULATIONS.age['18to35'] : rows[age] }
  })
  it.each(ages)('age $age: $points (section 81)', ({ age, points }) => {
    expect(grid({ age }).age).toBe(points)
  })

  it.each(EDUCATION_LEVELS.map((education) => ({ education, points: REGULATIONS.education[education] })))(
    '$education: $points (section 78)',
    ({ education, points }) => {
      expect(grid({ education }).education).toBe(points)
    },
  )

  it.each([
    [0, 0],
    [0.99, 0],
    [1, 9],
    [1.99, 9],
    [2, 11],
    [3.99, 11],
    [4, 13],
    [5.99, 13],
    [6, 15],
    [20, 15],
  ])('%s years of skilled work: %i (section 80)', (skilledWorkYears, points) => {
    expect(grid({ skilledWorkYears }).experience).toBe(points)
  })

  it.each([
    [0, 0],
    [6, 0],
    [7, 4],
    [8, 5],
    [9, 6],
    [10, 6],
  ])('first language level %i: %i per ability (section 79)', (level, points) => {
    for (const firstLanguage of [clb(level, 0, 0, 0), clb(0, level, 0, 0), clb(0, 0, level, 0), clb(0, 0, 0, level)])
      expect(grid({ firstLanguage }).firstLanguage).toBe(points)
  })

  it.each([
    ['4 in all', allNclc(4), 0],
    ['4 in one', nclc(5, 5, 4, 5), 0],
    ['5 in all', allNclc(5), 4],
    ['10 in all', allNclc(10), 4],
  ])('second language %s: %s (section 79)', (_, secondLanguage, points) => {
    expect(grid({ firstLanguage: allClb(7), secondLanguage }).secondLanguage).toBe(points)
  })

  it.each([
    ['applicantCanadianWork', REGULATIONS.adaptability.applicantCanadianWorkOneYear],
    ['applicantCanadianStudy', REGULATIONS.adaptability.applicantCanadianStudyTwoYears],
    ['spouseLanguageClb4', REGULATIONS.adaptability.spouseLanguageLevel4AllFour],
    ['spouseCanadianStudy', REGULATIONS.adaptability.spouseCanadianStudyTwoYears],
    ['spouseCanadianWork', REGULATIONS.adaptability.spouseCanadianWorkOneYear],
    ['relativeInCanada', REGULATIONS.adaptability.relativeInCanada],
  ] as [AdaptabilityClaim, number][])('%s: %i (section 83)', (claim, points) => {
    expect(grid({ adaptability: { [claim]: true } }).adaptability).toBe(points)
  })
})

// Worked by hand from the Regulations, sections 75, 76 and 78 to 83.
describe('the grid as a whole', () => {
  const strong = {
    age: 30,
    education: 'masters_or_professional',
    firstLanguage: allClb(9),
    skilledWorkYears: 6,
  } as const
  const cases: [string, Partial<FswInput>, Record<string, number | boolean>][] = [
    ['30, master’s, CLB 9, six years: 12 + 23 + 24 + 15 = 74', strong, { total: 74, passes: true }],
    [
      'everything: 25 + 24 + 4 + 15 + 12 + 10 + 10 = 100',
      {
        ...strong,
        education: 'doctoral',
        secondLanguage: allNclc(5),
        arrangedEmployment: true,
        adaptability: { relativeInCanada: true },
      },
      { total: 100, passes: true },
    ],
    [
      'a job offer brings 5 adaptability points with it: 10 + 5',
      { arrangedEmployment: true },
      { arrangedEmployment: 10, adaptability: 5 },
    ],
    [
      'a job offer and a relative fill adaptability: 5 + 5',
      { arrangedEmployment: true, adaptability: { relativeInCanada: true } },
      { adaptability: 10 },
    ],
    [
      'Canadian work fills adaptability alone',
      { adaptability: { applicantCanadianWork: true, relativeInCanada: true } },
      { adaptability: 10 },
    ],
    [
      'two claims of 5 make 10',
      { adaptability: { spouseLanguageClb4: true, spouseCanadianStudy: true } },
      { adaptability: 10 },
    ],
    ['a claim denied gives nothing', { adaptability: { spouseLanguageClb4: false } }, { adaptability: 0 }],
    [
      '66 fails: 12 + 21 + 20 + 13',
      { age: 35, education: 'bachelor_or_three_year', firstLanguage: allClb(8), skilledWorkYears: 4 },
      { total: 66, passes: false },
    ],
    [
      '67 passes: 12 + 22 + 20 + 13',
      { age: 35, education: 'two_or_more', firstLanguage: allClb(8), skilledWorkYears: 4 },
      { total: 67, passes: true },
    ],
    [
      'under a year of work fails whatever the total',
      { ...strong, education: 'doctoral', skilledWorkYears: 0.99, arrangedEmployment: true },
      { total: 76, meetsExperienceMinimum: false, passes: false },
    ],
    [
      'CLB 6 in one ability fails whatever the total',
      { ...strong, firstLanguage: clb(9, 9, 9, 6) },
      { total: 68, meetsLanguageMinimum: false, passes: false },
    ],
    [
      'less than secondary school fails whatever the total',
      {
        ...strong,
        education: 'less_than_secondary',
        secondLanguage: allNclc(5),
        arrangedEmployment: true,
        adaptability: { relativeInCanada: true },
      },
      { total: 75, meetsEducationMinimum: false, passes: false },
    ],
    [
      'no language result fails',
      { ...strong, firstLanguage: null },
      { firstLanguage: 0, meetsLanguageMinimum: false, passes: false },
    ],
    [
      'IELTS 6.0 in all is CLB 7: 16',
      { firstLanguage: ielts(6, 6, 6, 6) },
      { firstLanguage: 16, meetsLanguageMinimum: true },
    ],
    [
      'French can be the first language',
      { firstLanguage: allNclc(8), secondLanguage: allClb(5) },
      { firstLanguage: 20, secondLanguage: 4 },
    ],
    [
      'a second result in the same language gives nothing',
      { firstLanguage: allClb(8), secondLanguage: allClb(9) },
      { secondLanguage: 0 },
    ],
  ]
  it.each(cases)('%s', (_, facts, expected) => {
    expect(grid(facts)).toMatchObject(expected)
  })

  it('what the cap on adaptability wastes is on its line, claim by claim', () => {
    const { lines } = grid({ arrangedEmployment: true, adaptability: { applicantCanadianWork: true } })
    expect(lines.find((line) => line.factor === 'adaptability')).toMatchObject({
      points: 10,
      maximum: 10,
      wasted: 5,
      claims: [
        { claim: 'applicantCanadianWork', points: 10 },
        { claim: 'arrangedEmployment', points: 5 },
      ],
    })
  })

  it('the answer names its pass mark and the rules it stands on', () => {
    expect(grid({})).toMatchObject({ passMark: 67, ruleSet: '2013-05-04' })
  })
})

function randomInput(random: Random): FswInput {
  const first = pick(random, ['english', 'french'] as const)
  const claims = ADAPTABILITY_CLAIMS.filter(() => random() < 0.3).map((claim) => [claim, random() < 0.9])
  return {
    age: 15 + Math.floor(random() * 40),
    education: pick(random, EDUCATION_LEVELS),
    firstLanguage: random() < 0.95 ? randomResult(random, first) : null,
    secondLanguage: random() < 0.5 ? randomResult(random, first === 'english' ? 'french' : 'english') : null,
    skilledWorkYears: Math.round(random() * 900) / 100,
    arrangedEmployment: random() < 0.3,
    adaptability: Object.fromEntries(claims),
  }
}

it('a second derivation from the Regulations agrees on 100,000 random applicants', () => {
  const random = seeded(67)
  for (let i = 0; i < 100_000; i++) {
    const input = randomInput(random)
    const { lines, ruleSet, passMark, ...ours } = fswGrid(input, ON)
    const theirs = gridFromRegulations(input)
    if (!isDeepStrictEqual(ours, theirs)) expect({ input, ...ours }).toEqual({ input, ...theirs })
  }
})

describe('for any applicant', () => {
  const applicant = fc.integer().map((seed) => randomInput(seeded(seed)))

  it('no factor goes over its maximum, and the lines add up to the total', () => {
    fc.assert(
      fc.property(applicant, (input) => {
        const { lines, total } = fswGrid(input, ON)
        for (const line of lines) expect(line.points).toBeLessThanOrEqual(line.maximum)
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total)
        expect(lines.map((line) => line.factor)).toEqual([...FSW_FACTORS])
        expect(total).toBeLessThanOrEqual(100)
      }),
    )
  })
})
