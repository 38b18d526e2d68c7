import { describe, expect, it } from 'vitest'
import { ielts } from '../../rules/results.test-data.ts'
import { faultsOf } from './faults.ts'
import { languageResult } from './language-result.ts'

describe('faults of a language result', () => {
  const good = ielts(7, 7, 7, 7)
  const cases: [string, unknown, string[]][] = [
    ['a good one has none', good, []],
    ['text is not a result', 'IELTS', [': NOT_AN_OBJECT']],
    ['nothing is missing', undefined, [': MISSING']],
    ['an unknown test', { ...good, test: 'TOEFL_IBT' }, ['test: NOT_AN_OPTION']],
    ['IELTS above 9', { ...good, scores: { ...good.scores, reading: 9.5 } }, ['scores.reading: TOO_HIGH']],
    ['IELTS below 0', { ...good, scores: { ...good.scores, reading: -0.5 } }, ['scores.reading: TOO_LOW']],
    ['IELTS between half bands', { ...good, scores: { ...good.scores, reading: 6.25 } }, ['scores.reading: OFF_STEP']],
    ['a score as text', { ...good, scores: { ...good.scores, reading: '7' } }, ['scores.reading: NOT_A_NUMBER']],
    [
      'an ability left out',
      { ...good, scores: { listening: 7, reading: 7, writing: 7 } },
      ['scores.speaking: MISSING'],
    ],
    ['M outside CELPIP', { ...good, scores: { ...good.scores, writing: 'M' } }, ['scores.writing: NOT_A_NUMBER']],
    ['M in CELPIP is fine', { test: 'CELPIP_G', scores: { listening: 'M', reading: 1, writing: 12, speaking: 0 } }, []],
    ['an English test called French', { ...good, language: 'french' }, ['language: LANGUAGE_MISMATCH']],
    ['an unknown language', { ...good, language: 'persian' }, ['language: NOT_AN_OPTION']],
    [
      'an unknown TEF scale',
      { test: 'TEF_CANADA', scale: '2021', scores: { listening: 1, reading: 1, writing: 1, speaking: 1 } },
      ['scale: NOT_AN_OPTION'],
    ],
    [
      'a TEF score of the newer scale on the older',
      {
        test: 'TEF_CANADA',
        scale: '2019-10-01',
        scores: { listening: 361, reading: 301, writing: 451, speaking: 450 },
      },
      ['scores.listening: TOO_HIGH', 'scores.reading: TOO_HIGH', 'scores.writing: TOO_HIGH'],
    ],
    [
      'TCF writing of 699',
      { test: 'TCF_CANADA', scores: { listening: 500, reading: 99, writing: 500, speaking: 20 } },
      ['scores.reading: TOO_LOW', 'scores.writing: TOO_HIGH'],
    ],
    ['a test day that does not exist', { ...good, takenOn: '2025-02-29' }, ['takenOn: NOT_A_DATE']],
  ]
  it.each(cases)('%s', (_, value, faults) => {
    expect(faultsOf(languageResult, value).map(({ path, code }) => `${path}: ${code}`)).toEqual(faults)
  })
})
