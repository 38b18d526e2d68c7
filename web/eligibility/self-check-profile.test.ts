import type { SelfCheckAnswers } from '@rahnama/contract/eligibility.ts'
import { scoreRange } from '@rahnama/rules/profile/profile.ts'
import { expect, test } from 'vitest'
import { toProfile } from './self-check-profile.ts'

const ON = '2026-01-15'

/** IELTS General Training for CLB 9 in each ability, after IRCC's equivalency chart. */
const CLB_9 = { listening: '8', reading: '7', writing: '7', speaking: '7' }

const SINGLE_29: SelfCheckAnswers = {
  partner: 'none',
  children: '0',
  age: '29',
  education: 'bachelor',
  educationPlace: 'assessed',
  englishTest: 'IELTS_GT',
  englishScores: CLB_9,
  frenchTest: 'none',
  workAbroad: '0',
  workCanada: '0',
  sibling: 'no',
  nomination: 'no',
  certificate: 'no',
  quebec: 'no',
}

const range = (changes: SelfCheckAnswers = {}) => {
  const { low, high } = scoreRange(toProfile({ ...SINGLE_29, ...changes }, ON), ON)
  return [low, high]
}

// IRCC, CRS criteria: age 110, bachelor's 120, CLB 9 four times 31, education with language 25.
test("single, 29, assessed bachelor's, CLB 9, no work: 379 and no range", () => {
  expect(range()).toEqual([379, 379])
})

// Three years abroad with CLB 9 give 50 more.
test('three years of work abroad bring 50 more', () => {
  expect(range({ workAbroad: '3' })).toEqual([429, 429])
})

// One year in Canada: 40, education pair up to 13 + 25 and foreign work nothing.
test('a year of work in Canada brings its own 40 and 13 with the degree', () => {
  expect(range({ workCanada: '1' })).toEqual([432, 432])
})

// Without an assessment neither the degree (120) nor its pair with language (25) counts.
test('a degree that was not assessed brings nothing yet', () => {
  expect(range({ educationPlace: 'not_assessed' })).toEqual([234, 234])
})

test('a brother or sister in Canada brings 15, and "I do not know yet" a range of 15', () => {
  expect(range({ sibling: 'yes' })).toEqual([394, 394])
  expect(range({ sibling: 'unknown' })).toEqual([379, 394])
})

// Writing at CLB 9 is worth 31; unknown it is worth 0 to 34 (CLB 10), and without CLB 7 the pair of 25 is gone, too.
test('one score that is not known yet opens a range from nothing to the highest level', () => {
  const { writing: _, ...known } = CLB_9
  expect(range({ englishScores: known })).toEqual([323, 382])
})

test('a nomination brings 600', () => {
  expect(range({ nomination: 'yes' })).toEqual([979, 979])
})

// With an accompanying partner: age 100, bachelor's 112, CLB 9 four times 29, pair 25; the partner adds up to 40.
test('a partner who comes along changes the tables, and what is not known of them stays open', () => {
  expect(range({ partner: 'coming' })).toEqual([353, 393])
})

test('a partner who stays abroad leaves the score as that of one person', () => {
  expect(range({ partner: 'staying' })).toEqual([379, 379])
})

test('scores typed in Persian digits count alike', () => {
  expect(range({ age: '۲۹', englishScores: { listening: '۸', reading: '۷', writing: '۷', speaking: '۷٫۰' } })).toEqual([
    379, 379,
  ])
})
