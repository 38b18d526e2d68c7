import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CHARTS } from '../charts.test-data.ts'
import { celpip, clb, ielts, nclc, olderTef, pte, tcf, tef } from '../results.test-data.ts'
import type { Ability, LanguageResult, Scores, TefScale, TestId } from './language.ts'
import {
  ABILITIES,
  explainLevels,
  languageOf,
  leastScores,
  levelsOf,
  lowestLevel,
  scoreInput,
  TEST_IDS,
} from './language.ts'
import { WORKED_EXAMPLES } from './worked-examples.test-data.ts'

type Chart = { test: TestId; scale?: TefScale; minima: Record<Ability, number[]> }

const charts: Chart[] = Object.entries(CHARTS).map(([name, minima]) => {
  const [test, scale] = name.split(' ') as [TestId, TefScale?]
  return { test, ...(scale && { scale }), minima }
})

/** The lowest scores of the test in every ability but one. */
function resultWith({ test, scale }: Chart, ability: Ability, score: number): LanguageResult {
  const lowest = Object.fromEntries(ABILITIES.map((each) => [each, scoreInput(test, each, scale).min])) as Scores
  return { test, ...(scale && { scale }), scores: { ...lowest, [ability]: score } }
}

describe('worked examples', () => {
  it.each(WORKED_EXAMPLES)('$title', ({ input, expected }) => {
    const levels = levelsOf(input)
    expect({ levels, lowest: lowestLevel(levels) }).toEqual(expected)
  })
})

describe.each(charts)('every threshold of $test $scale, from both sides', (chart) => {
  const steps = ABILITIES.flatMap((ability) =>
    chart.minima[ability].map((score, i) => ({ ability, score, level: i + 4, below: i === 0 ? 0 : i + 3 })),
  )
  it.each(steps)('$ability $score is level $level, a step less is $below', ({ ability, score, level, below }) => {
    const { step } = scoreInput(chart.test, ability, chart.scale)
    expect(levelsOf(resultWith(chart, ability, score))[ability]).toBe(level)
    expect(levelsOf(resultWith(chart, ability, score - step))[ability]).toBe(below)
  })

  it.each([...ABILITIES])('the highest score in %s is level 10', (ability) => {
    const { max } = scoreInput(chart.test, ability, chart.scale)
    expect(levelsOf(resultWith(chart, ability, max))[ability]).toBe(10)
  })
})

// Worked from the language test equivalency charts of IRCC, Express Entry.
describe('cases people stumble over', () => {
  const cases: [string, LanguageResult, [number, number, number, number]][] = [
    ['IELTS listening 6.5 and 7.0 are still CLB 7', ielts(6.5, 6, 6, 6), [7, 7, 7, 7]],
    ['IELTS 8 / 7 / 7 / 7 is CLB 9 throughout', ielts(8, 7, 7, 7), [9, 9, 9, 9]],
    ['IELTS listening 7.5 with sevens elsewhere holds CLB 8 back', ielts(7.5, 7, 7, 7), [8, 9, 9, 9]],
    ['IELTS reading 7.5 is CLB 9 while writing 7.5 is CLB 10', ielts(8.5, 7.5, 7.5, 7.5), [10, 9, 10, 10]],
    ['IELTS 6.0 in everything is CLB 7', ielts(6, 6, 6, 6), [7, 7, 7, 7]],
    ['IELTS 5.0 in everything is CLB 5, reading 6', ielts(5, 5, 5, 5), [5, 6, 5, 5]],
    ['IELTS 3.5 is CLB 4 in reading only', ielts(3.5, 3.5, 3.5, 3.5), [0, 4, 0, 0]],
    ['CELPIP 11 and 12 count as CLB 10', celpip(10, 11, 12, 10), [10, 10, 10, 10]],
    ['CELPIP M is below every level', celpip('M', 3, 4, 5), [0, 0, 4, 5]],
    ['PTE Core 90 in writing is needed for CLB 10', pte(89, 88, 89, 89), [10, 10, 9, 10]],
    ['PTE Core 60 is CLB 7 in listening and reading, 6 in writing and speaking', pte(60, 60, 60, 60), [7, 7, 6, 6]],
    ['TEF 2023 scale: 316 listening is NCLC 4', tef(316, 263, 393, 393), [4, 0, 6, 5]],
    ['TEF older scale: the same numbers are NCLC 10', olderTef(316, 263, 393, 393), [10, 10, 10, 10]],
    ['TCF writing 10 and 11 are NCLC 7', tcf(458, 453, 11, 10), [7, 7, 7, 7]],
    ['TCF writing 9 is NCLC 6', tcf(457, 452, 9, 9), [6, 6, 6, 6]],
    ['a stated CLB 12 is 10 and a stated CLB 3 is 0', clb(12, 11, 3, 4), [10, 10, 0, 4]],
    ['a stated NCLC is kept', nclc(5, 6, 7, 8), [5, 6, 7, 8]],
  ]
  it.each(cases)('%s', (_, result, [listening, reading, writing, speaking]) => {
    expect(levelsOf(result)).toEqual({ listening, reading, writing, speaking })
  })
})

describe('an explained level', () => {
  it('names the threshold met, the next one and what is missing: IELTS listening 7.0', () => {
    const [listening] = explainLevels(ielts(7, 6.5, 6.5, 6))
    expect(listening).toMatchObject({
      ability: 'listening',
      level: 7,
      reason: 'THRESHOLD_MET',
      threshold: 6,
      next: { level: 8, score: 7.5, missing: 0.5 },
      source: 'IRCC, Express Entry, language test equivalency charts, IELTS General Training',
    })
  })

  it('under level 4 points at level 4 and has no threshold', () => {
    const [listening] = explainLevels(pte(20, 90, 90, 90))
    expect(listening).toMatchObject({
      level: 0,
      reason: 'BELOW_LOWEST_LEVEL',
      next: { level: 4, score: 28, missing: 8 },
    })
    expect(listening).not.toHaveProperty('threshold')
  })

  it('at level 10 has nothing above', () => {
    const [, reading] = explainLevels(celpip(10, 12, 9, 9))
    expect(reading).toMatchObject({ level: 10, reason: 'HIGHEST_LEVEL', threshold: 10 })
    expect(reading).not.toHaveProperty('next')
  })

  it('counts CELPIP M as nothing towards level 4', () => {
    expect(explainLevels(celpip('M', 5, 5, 5))[0]).toMatchObject({ level: 0, next: { level: 4, missing: 4 } })
  })

  it('agrees with the level that is scored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...charts), fc.constantFrom(...ABILITIES), fc.nat(1400), (chart, ability, n) => {
        const { min, max, step } = scoreInput(chart.test, ability, chart.scale)
        const result = resultWith(chart, ability, Math.min(min + n * step, max))
        const explained = explainLevels(result).find((each) => each.ability === ability)
        expect(explained?.level).toBe(levelsOf(result)[ability])
      }),
    )
  })
})

describe('properties of levels', () => {
  it('a higher score never gives a lower level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...charts),
        fc.constantFrom(...ABILITIES),
        fc.nat(699),
        fc.nat(699),
        (chart, ability, a, b) => {
          const { min, max, step } = scoreInput(chart.test, ability, chart.scale)
          const at = (n: number) => levelsOf(resultWith(chart, ability, Math.min(min + n * step, max)))[ability]
          expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)))
        },
      ),
    )
  })

  it('every test is in one official language', () => {
    expect(TEST_IDS.map(languageOf)).toEqual(['english', 'english', 'english', 'french', 'french'])
  })
})

test.each(['CELPIP_G', 'TCF_CANADA', 'IELTS_GT'] as const)(
  'the least scores of %s for a level are those of the chart',
  (test) => {
    for (let level = 4; level <= 10; level++) {
      expect(leastScores(test, level)).toEqual(
        Object.fromEntries(ABILITIES.map((ability) => [ability, CHARTS[test][ability][level - 4]])),
      )
    }
  },
)
