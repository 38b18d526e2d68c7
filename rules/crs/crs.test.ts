import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { pick, seeded } from '../random.test-data.ts'
import { allClb, allNclc } from '../results.test-data.ts'
import type { CrsInput, CrsResult } from './crs.ts'
import { crs, crsTotal, RULE_SET_IDS } from './crs.ts'
import { bachelorAt29, couple, person } from './people.test-data.ts'
import { randomProfile } from './random-profiles.test-data.ts'
import { crsFromCriteria } from './second-derivation.test-data.ts'
import { WORKED_EXAMPLES } from './worked-examples.test-data.ts'

const ON = '2026-01-15'

const breakdown = ({ scoredAs, core, spouse, transferability, additional, total }: CrsResult) => ({
  scoredAs,
  core,
  spouse,
  transferability,
  additional,
  total,
})

describe('worked examples', () => {
  it.each(WORKED_EXAMPLES)('$title', ({ input, on, expected }) => {
    expect(breakdown(crs(input, on))).toEqual(expected)
  })
})

// Worked by hand from IRCC, CRS criteria (rules of 2025-03-25), all four sections.
describe('whole candidates', () => {
  const cases: [string, CrsInput, number][] = [
    ["single, 29, bachelor's, CLB 9 in all abilities, no work: 110 + 120 + 124 + 25", bachelorAt29(), 379],
    ['the same on the 30th birthday: 105 + 120 + 124 + 25', bachelorAt29({ age: 30 }), 374],
    ['the same with three years abroad: 379 + 50', bachelorAt29({ foreignWorkYears: 3 }), 429],
    ['the same with one year abroad: 379 + 25', bachelorAt29({ foreignWorkYears: 1 }), 404],
    ['the same with CLB 8: 110 + 120 + 92 + 13', bachelorAt29({ firstLanguage: allClb(8) }), 335],
    ["the same with a master's: 110 + 135 + 124 + 50", bachelorAt29({ education: 'masters_or_professional' }), 419],
    [
      'the same with a sibling and French 7: 379 + 12 + 50 + 15',
      bachelorAt29({ siblingInCanada: true, secondLanguage: allNclc(7) }),
      456,
    ],
    ['the same with one Canadian year: 379 + 40 + 13', bachelorAt29({ canadianWorkYears: 1 }), 432],
    [
      'with a partner who brings nothing: 100 + 112 + 116 + 25',
      couple({ age: 29, education: 'bachelor_or_three_year', firstLanguage: allClb(9) }),
      353,
    ],
    [
      'with a partner at the full 40: 353 + 40',
      couple(
        { age: 29, education: 'bachelor_or_three_year', firstLanguage: allClb(9) },
        { education: 'doctoral', firstLanguage: allClb(9), canadianWorkYears: 5 },
      ),
      393,
    ],
    ['someone with nothing that counts', person(), 0],
    [
      'the highest without a nomination: 500 + 100 + 95',
      person({
        age: 20,
        education: 'doctoral',
        canadianEducation: 'three_years_or_more',
        firstLanguage: allClb(10),
        secondLanguage: allNclc(10),
        canadianWorkYears: 5,
        foreignWorkYears: 3,
        siblingInCanada: true,
      }),
      695,
    ],
    [
      'the highest with a partner and a nomination: 460 + 40 + 100 + 600',
      couple(
        {
          age: 20,
          education: 'doctoral',
          firstLanguage: allClb(10),
          secondLanguage: allNclc(10),
          canadianWorkYears: 5,
          foreignWorkYears: 3,
          provincialNomination: true,
        },
        { education: 'doctoral', firstLanguage: allClb(10), canadianWorkYears: 5 },
      ),
      1200,
    ],
    [
      'a welder of 38 with a certificate and CLB 5: 61 + 90 + 24 + 40 + 13 + 13 + 25',
      person({
        age: 38,
        education: 'one_year',
        firstLanguage: allClb(5),
        canadianWorkYears: 1,
        foreignWorkYears: 2,
        certificateOfQualification: true,
      }),
      266,
    ],
    [
      'French first at 9, English at 6, 33, two credentials, two years abroad: 88 + 128 + 124 + 4 + 50 + 25 + 50',
      person({
        age: 33,
        education: 'two_or_more',
        firstLanguage: allNclc(9),
        secondLanguage: allClb(6),
        foreignWorkYears: 2,
      }),
      469,
    ],
  ]
  it.each(cases)('%s', (_, input, total) => {
    expect(crsTotal(input, ON)).toBe(total)
  })
})

it('a second derivation from the printed criteria agrees on 100,000 random candidates under all rule sets', () => {
  const random = seeded(20261115)
  for (let i = 0; i < 100_000; i++) {
    const input = randomProfile(random)
    const on = pick(random, RULE_SET_IDS)
    const ours = breakdown(crs(input, on))
    const theirs = crsFromCriteria(input, on)
    if (!isDeepStrictEqual(ours, theirs)) expect({ input, on, result: ours }).toEqual({ input, on, result: theirs })
  }
})
