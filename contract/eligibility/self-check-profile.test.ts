import { scoreRange } from '@rahnama/rules/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import type { SelfCheckAnswers } from './eligibility-procedures.ts'
import { selfCheckProfile } from './self-check-profile.ts'

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
  const { low, high } = scoreRange(selfCheckProfile({ ...SINGLE_29, ...changes }, ON), ON)
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

describe('whatever is answered "I do not know yet" or left open', () => {
  const EDUCATIONS = ['none', 'high_school', 'one_year', 'two_years', 'bachelor', 'two_or_more', 'master', 'doctoral']
  const PLACES = ['assessed', 'not_assessed', 'canada']
  const YES_OR_NO = ['yes', 'no']
  const TESTS = ['IELTS_GT', 'none']
  /** Every age at which IRCC's table changes, and what comes before and after. */
  const CHOICES = {
    partner: ['coming', 'staying', 'canadian'],
    age: ['16', '17', '18', '19', '20', '29', '30', '39', '40', '44', '45', '46', '80'],
    education: EDUCATIONS,
    educationPlace: PLACES,
    englishTest: TESTS,
    frenchTest: ['TEF_CANADA', 'none'],
    workAbroad: ['0', '1', '2', '3'],
    workCanada: ['0', '1', '2', '3', '4', '5'],
    sibling: YES_OR_NO,
    nomination: YES_OR_NO,
    certificate: YES_OR_NO,
    partnerEducation: EDUCATIONS,
    partnerEducationPlace: PLACES,
    partnerTest: TESTS,
  } as const satisfies Partial<Record<keyof SelfCheckAnswers, readonly string[]>>
  const QUESTIONS = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
  /** The bands at which IELTS General Training changes its level in one ability or another, and those beside them. */
  const BANDS = ['0', '3.5', '4', '4.5', '5', '5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9']
  /** TEF Canada since December 2023: the lowest score of each level from 4 to 10 in listening, and both ends. */
  const TEF_SCORES = ['0', '306', '352', '393', '434', '462', '503', '546', '699']

  /** The same turns on every run. */
  function chooser(turn: number) {
    let state = turn * 2_654_435_761
    return <Choice>(choices: readonly Choice[]): Choice => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
      return choices[Math.floor((state / 4_294_967_296) * choices.length)] as Choice
    }
  }

  const scoresFrom = (choose: ReturnType<typeof chooser>, scores: readonly string[]) => ({
    listening: choose(scores),
    reading: choose(scores),
    writing: choose(scores),
    speaking: choose(scores),
  })

  function completeAnswers(choose: ReturnType<typeof chooser>): SelfCheckAnswers {
    return {
      ...(Object.fromEntries(QUESTIONS.map((question) => [question, choose(CHOICES[question])])) as SelfCheckAnswers),
      englishScores: scoresFrom(choose, BANDS),
      frenchScores: scoresFrom(choose, TEF_SCORES),
      partnerScores: scoresFrom(choose, BANDS),
    }
  }

  /** About every fourth answer is opened again. */
  function opened(answers: SelfCheckAnswers, choose: ReturnType<typeof chooser>): SelfCheckAnswers {
    const open = QUESTIONS.filter(() => choose([true, false, false, false]))
    const without = (scores: SelfCheckAnswers['englishScores']) =>
      ({ ...scores, [choose(['listening', 'reading', 'writing', 'speaking'])]: '' }) as const
    return {
      ...answers,
      ...Object.fromEntries(
        open.map((question) => [question, question === 'age' ? '' : choose(['unknown', undefined])]),
      ),
      englishScores: choose([answers.englishScores, without(answers.englishScores)]),
      partnerScores: choose([answers.partnerScores, without(answers.partnerScores)]),
    }
  }

  test('lies within the range, for 2000 people of all ages, degrees, scores and years of work', () => {
    for (let turn = 1; turn <= 2000; turn += 1) {
      const choose = chooser(turn)
      const complete = completeAnswers(choose)
      const told = scoreRange(selfCheckProfile(complete, ON), ON)
      const asked = scoreRange(selfCheckProfile(opened(complete, choose), ON), ON)
      expect(asked.low, JSON.stringify(complete)).toBeLessThanOrEqual(told.low)
      expect(asked.high, JSON.stringify(complete)).toBeGreaterThanOrEqual(told.high)
    }
  })

  // The partner's work in Canada, worth up to 10, is not asked.
  test('is the only reason for a range: whoever answers everything has one figure, but for a partner’s work', () => {
    for (let turn = 1; turn <= 500; turn += 1) {
      const complete = completeAnswers(chooser(turn))
      const { low, high } = scoreRange(selfCheckProfile(complete, ON), ON)
      expect(high - low, JSON.stringify(complete)).toBe(complete.partner === 'coming' ? 10 : 0)
    }
  })
})

test('scores typed in Persian digits count alike', () => {
  expect(range({ age: '۲۹', englishScores: { listening: '۸', reading: '۷', writing: '۷', speaking: '۷٫۰' } })).toEqual([
    379, 379,
  ])
})
