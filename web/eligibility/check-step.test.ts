import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { expect, test } from 'vitest'
import { checkStep, firstFaultyStep } from './check-step.ts'

const ANSWERED: SelfCheckAnswers = {
  partner: 'none',
  children: '0',
  age: '29',
  education: 'bachelor',
  educationPlace: 'assessed',
  englishTest: 'IELTS_GT',
  englishScores: { listening: '8', reading: '7', writing: '', speaking: '۷٫۰' },
  frenchTest: 'none',
  workAbroad: '0',
  workCanada: '0',
  sibling: 'no',
  nomination: 'no',
  certificate: 'no',
  quebec: 'no',
}

test('whoever has answered every page, with a score not known yet, has a result', () => {
  expect(firstFaultyStep(ANSWERED)).toBeUndefined()
})

test.each<[string, SelfCheckAnswers, string]>([
  ['an age nobody has', { age: '150' }, 'age'],
  ['an age below the youngest', { age: '15' }, 'age'],
  ['an age in words', { age: 'thirty' }, 'age'],
  ['a band above the highest of IELTS', { englishScores: { listening: '70' } }, 'english'],
  ['a band IELTS does not give', { englishScores: { listening: '6.3' } }, 'english'],
  ['bands of IELTS for CELPIP', { englishTest: 'CELPIP_G', englishScores: { listening: '6.5' } }, 'english'],
  ['money in words', { funds: 'plenty' }, 'plans'],
  ['less money than none', { funds: '-1' }, 'plans'],
  ['a partner of whom nothing is said', { partner: 'coming' }, 'partner'],
  ['a degree from nowhere', { educationPlace: undefined }, 'education'],
])('%s leads back to its page instead of to a result', (_, change, step) => {
  expect(firstFaultyStep({ ...ANSWERED, ...change })).toBe(step)
})

// IELTS reports whole and half bands from 0 to 9; CELPIP whole levels.
test.each<[string, SelfCheckAnswers['englishTest'], string, string | undefined]>([
  ['7.3', 'IELTS_GT', '7.3', 'band'],
  ['7.3 in Persian digits', 'IELTS_GT', '۷٫۳', 'band'],
  ['7.3 with a slash', 'IELTS_GT', '۷/۳', 'band'],
  ['7.25', 'IELTS_GT', '7.25', 'band'],
  ['7.5', 'IELTS_GT', '۷٫۵', undefined],
  ['9.5', 'IELTS_GT', '9.5', 'score'],
  ['7.5 of CELPIP', 'CELPIP_G', '7.5', 'whole'],
  ['words', 'IELTS_GT', 'good', 'score'],
])('what is wrong with %s is told by its own reason', (_, englishTest, listening, fault) => {
  const found = checkStep('english', { englishTest, englishScores: { listening } })
  expect(found.map((each) => each.fault)).toEqual(fault ? [fault] : [])
})

test('what a partner who stays abroad once answered is not asked about', () => {
  const stale: SelfCheckAnswers = { partner: 'staying', partnerTest: 'IELTS_GT', partnerScores: { reading: '70' } }
  expect(firstFaultyStep({ ...ANSWERED, ...stale })).toBeUndefined()
})

test('the scores of a test that was taken back are not checked', () => {
  expect(checkStep('english', { englishTest: 'none', englishScores: { listening: '70' } })).toEqual([])
})
