import { describe, expect, it } from 'vitest'
import { allClb, allNclc, clb, nclc } from '../results.test-data.ts'
import type { CrsInput } from './crs.ts'
import { crs } from './crs.ts'
import { couple, person } from './people.test-data.ts'

const ON = '2026-01-15'
const additional = (input: CrsInput) => crs(input, ON).additional

// Worked by hand from IRCC, CRS criteria, D. additional points, rules of 2025-03-25.
describe('additional points', () => {
  const cases: [string, CrsInput, Partial<ReturnType<typeof additional>>][] = [
    [
      'none',
      person(),
      { sibling: 0, french: 0, canadianEducation: 0, provincialNomination: 0, arrangedEmployment: 0, total: 0 },
    ],
    ['a brother or sister in Canada: 15', person({ siblingInCanada: true }), { sibling: 15, total: 15 }],
    [
      'Canadian study of one or two years: 15',
      person({ canadianEducation: 'one_or_two_years' }),
      { canadianEducation: 15 },
    ],
    [
      'Canadian study of three years or more: 30',
      person({ canadianEducation: 'three_years_or_more' }),
      { canadianEducation: 30 },
    ],
    ['a nomination: 600', person({ provincialNomination: true }), { provincialNomination: 600, total: 600 }],
    [
      'a nomination with everything else stays at 600',
      person({ provincialNomination: true, siblingInCanada: true, canadianEducation: 'three_years_or_more' }),
      { sibling: 15, canadianEducation: 30, total: 600 },
    ],
    [
      'everything but a nomination: 50 + 30 + 15 = 95',
      person({
        siblingInCanada: true,
        canadianEducation: 'three_years_or_more',
        firstLanguage: allNclc(7),
        secondLanguage: allClb(5),
      }),
      { total: 95 },
    ],
    [
      'a job offer in senior management: nothing',
      person({ arrangedEmployment: 'noc_major_group_00' }),
      { arrangedEmployment: 0, total: 0 },
    ],
    [
      'any other job offer: nothing',
      person({ arrangedEmployment: 'other_eligible' }),
      { arrangedEmployment: 0, total: 0 },
    ],
  ]
  it.each(cases)('%s', (_, input, expected) => {
    expect(additional(input)).toMatchObject(expected)
  })

  it('do not depend on a partner', () => {
    const facts = { siblingInCanada: true, canadianEducation: 'one_or_two_years' } as const
    expect(additional(couple(facts))).toEqual(additional(person(facts)))
  })
})

// IRCC, CRS criteria, additional points: French of NCLC 7 in all four, with English under or at CLB 5.
describe('points for French', () => {
  const cases: [string, Partial<CrsInput>, number, string][] = [
    ['French 7 first, no English: 25', { firstLanguage: allNclc(7) }, 25, 'FRENCH_WITHOUT_ENGLISH'],
    [
      'French 7 first, English 4: 25',
      { firstLanguage: allNclc(7), secondLanguage: allClb(4) },
      25,
      'FRENCH_WITH_ENGLISH_UNDER_5',
    ],
    [
      'French 7 first, English 5: 50',
      { firstLanguage: allNclc(7), secondLanguage: allClb(5) },
      50,
      'FRENCH_WITH_ENGLISH_5_OR_MORE',
    ],
    [
      'French 7 second, English 5 first: 50',
      { firstLanguage: allClb(5), secondLanguage: allNclc(7) },
      50,
      'FRENCH_WITH_ENGLISH_5_OR_MORE',
    ],
    [
      'French 7 second, English 4 first: 25',
      { firstLanguage: allClb(4), secondLanguage: allNclc(7) },
      25,
      'FRENCH_WITH_ENGLISH_UNDER_5',
    ],
    [
      'one English ability under 5 is read as the lower case: 25',
      { firstLanguage: allNclc(7), secondLanguage: clb(5, 5, 5, 4) },
      25,
      'FRENCH_WITH_SOME_ENGLISH_UNDER_5',
    ],
    [
      'one French ability at 6: nothing',
      { firstLanguage: nclc(7, 7, 6, 7), secondLanguage: allClb(9) },
      0,
      'FRENCH_UNDER_7',
    ],
    [
      'French 10: no more than 7 gives',
      { firstLanguage: allNclc(10), secondLanguage: allClb(10) },
      50,
      'FRENCH_WITH_ENGLISH_5_OR_MORE',
    ],
    ['English only: nothing', { firstLanguage: allClb(10) }, 0, 'FRENCH_NOT_TESTED'],
    ['no test: nothing', {}, 0, 'FRENCH_NOT_TESTED'],
  ]
  it.each(cases)('%s', (_, facts, points, reason) => {
    const result = crs(person(facts), ON)
    expect(result.additional.french).toBe(points)
    expect(result.lines.find((line) => line.factor === 'french')?.reason).toBe(reason)
  })
})

describe('what the lines of the section say', () => {
  it('a nomination counts whole and the rest is what the cap wastes', () => {
    const { lines } = crs(person({ provincialNomination: true, siblingInCanada: true }), ON)
    expect(lines.find((line) => line.factor === 'provincialNomination')).toMatchObject({ points: 600, maximum: 600 })
    expect(lines.find((line) => line.factor === 'sibling')).toMatchObject({
      points: 0,
      wasted: 15,
      cap: 'ADDITIONAL_TOTAL',
      reason: 'SIBLING_IN_CANADA',
    })
  })

  it('a job offer says that its points have ended', () => {
    const { lines } = crs(person({ arrangedEmployment: 'other_eligible' }), ON)
    expect(lines.find((line) => line.factor === 'arrangedEmployment')).toMatchObject({
      points: 0,
      maximum: 0,
      reason: 'JOB_OFFER_POINTS_ENDED',
    })
  })
})
