import { describe, expect, it } from 'vitest'
import type { ScreenInput, TefScale, TestId } from './language.ts'
import {
  firstScreen,
  ieltsOverall,
  isDesignatedOn,
  isValidOn,
  NOT_ACCEPTED_TESTS,
  scoreInput,
  validUntil,
} from './language.ts'

// IRCC, Express Entry, language test results: less than two years old on the day of the profile and of the application.
describe('a language result is valid for less than two years', () => {
  it.each([
    ['2024-03-10', '2026-03-09'],
    ['2024-03-01', '2026-02-28'],
    ['2024-02-29', '2026-02-27'],
    ['2022-03-01', '2024-02-29'],
  ])('taken on %s, its last day is %s', (takenOn, last) => {
    expect(validUntil(takenOn)).toBe(last)
  })

  it.each([
    ['2026-03-09', true],
    ['2026-03-10', false],
    ['2024-03-10', true],
    ['2024-03-09', false],
  ])('taken on 2024-03-10, on %s: %s', (on, valid) => {
    expect(isValidOn('2024-03-10', on)).toBe(valid)
  })
})

// IELTS: the overall band is the mean to the nearest half, .25 and .75 upward.
describe('the IELTS overall band', () => {
  it.each([
    [[6.5, 6.5, 5, 7], 6.5],
    [[4, 3.5, 4, 4], 4],
    [[6.5, 6.5, 5.5, 6], 6],
    [[6, 6, 6, 7], 6.5],
    [[6.5, 6.5, 6.5, 7.5], 7],
    [[9, 9, 9, 9], 9],
    [[5, 5, 5, 4.5], 5],
    [[5, 4.5, 4.5, 4.5], 4.5],
  ] as const)('of %j is %s', ([listening, reading, writing, speaking], overall) => {
    expect(ieltsOverall({ listening, reading, writing, speaking })).toBe(overall)
  })
})

describe("the firm's first screen for the Start-up Visa", () => {
  const cases: [string, ScreenInput, boolean | 'unknown', string][] = [
    ['IELTS 5.0 passes', { ieltsOverall: 5 }, true, 'PASSED_BY_IELTS'],
    ['IELTS 4.5 does not', { ieltsOverall: 4.5 }, false, 'BELOW_MINIMUM'],
    ['TOEFL 35 of 120 passes', { toeflTotal: 35, toeflScale: '0-120' }, true, 'PASSED_BY_TOEFL'],
    ['TOEFL 34 of 120 does not', { toeflTotal: 34, toeflScale: '0-120' }, false, 'BELOW_MINIMUM'],
    ['either test is enough', { ieltsOverall: 4.5, toeflTotal: 60, toeflScale: '0-120' }, true, 'PASSED_BY_TOEFL'],
    ['a TOEFL band of 3 stands for 44 to 57 and passes', { toeflTotal: 3, toeflScale: '1-6' }, true, 'PASSED_BY_TOEFL'],
    [
      'a TOEFL band of 2.5 stands for 34 to 43: the comparable total decides',
      { toeflTotal: 2.5, toeflScale: '1-6' },
      'unknown',
      'TOEFL_BAND_STRADDLES_MINIMUM',
    ],
    [
      'a TOEFL band of 2 stands for 24 to 33 and does not',
      { toeflTotal: 2, toeflScale: '1-6' },
      false,
      'BELOW_MINIMUM',
    ],
    ['a TOEFL band of 6 passes', { toeflTotal: 6, toeflScale: '1-6' }, true, 'PASSED_BY_TOEFL'],
    ['a bare TOEFL 5 could be on either scale', { toeflTotal: 5 }, 'unknown', 'TOEFL_SCALE_NEEDED'],
    ['a bare TOEFL 60 can only be of 120', { toeflTotal: 60 }, true, 'PASSED_BY_TOEFL'],
    ['a bare TOEFL 20 can only be of 120', { toeflTotal: 20 }, false, 'BELOW_MINIMUM'],
    ['5 of 120 is far below', { toeflTotal: 5, toeflScale: '0-120' }, false, 'BELOW_MINIMUM'],
    ['without a result it stays open', {}, 'unknown', 'NO_RESULT'],
  ]
  it.each(cases)('%s', (_, input, passes, outcome) => {
    expect(firstScreen(input)).toMatchObject({ passes, outcome })
  })
})

describe('designated tests', () => {
  it('PTE Core is accepted from 2024-01-30', () => {
    expect([isDesignatedOn('PTE_CORE', '2024-01-29'), isDesignatedOn('PTE_CORE', '2024-01-30')]).toEqual([false, true])
  })

  it('IELTS General Training is accepted throughout', () => {
    expect(isDesignatedOn('IELTS_GT', '2015-01-01')).toBe(true)
  })

  it('TOEFL iBT is not designated and TOEFL Essentials has no announced start', () => {
    expect(NOT_ACCEPTED_TESTS.TOEFL_IBT.reason).toBe('NOT_DESIGNATED')
    expect(NOT_ACCEPTED_TESTS.TOEFL_ESSENTIALS.reason).toBe('DESIGNATED_START_NOT_ANNOUNCED')
  })
})

describe('scores that can be typed', () => {
  it.each([
    ['IELTS_GT', 'listening', undefined, 0, 9, 0.5],
    ['CELPIP_G', 'writing', undefined, 0, 12, 1],
    ['PTE_CORE', 'reading', undefined, 10, 90, 1],
    ['TEF_CANADA', 'speaking', '2023-12-11', 0, 699, 1],
    ['TEF_CANADA', 'listening', '2019-10-01', 0, 360, 1],
    ['TEF_CANADA', 'reading', '2019-10-01', 0, 300, 1],
    ['TEF_CANADA', 'writing', '2019-10-01', 0, 450, 1],
    ['TCF_CANADA', 'reading', undefined, 100, 699, 1],
    ['TCF_CANADA', 'speaking', undefined, 0, 20, 1],
  ] as [TestId, 'reading', TefScale | undefined, number, number, number][])(
    '%s %s %s: from %s to %s in steps of %s',
    (test, ability, scale, min, max, step) => {
      expect(scoreInput(test, ability, scale)).toMatchObject({ min, max, step })
    },
  )
})
