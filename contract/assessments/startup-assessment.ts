import {
  firstScreen,
  IELTS_OVERALL_INPUT,
  SCREEN_IELTS_OVERALL_MIN,
  SCREEN_TOEFL_TOTAL_MIN,
  type ScreenResult,
  TOEFL_SCALES,
  TOEFL_TOTAL_INPUT,
} from '@rahnama/rules/language/language.ts'
import { CREDENTIAL_LEVELS } from '@rahnama/rules/profile/profile.ts'
import type { Issue } from '../errors.ts'
import type { Answers, LongForm } from '../long-form/long-form.ts'

export const ADULT_YEARS = 18
const OLDEST_YEARS = 99
const MOST_WORK_YEARS = 60
const MOST_CHILDREN = 15
const CHILD_OLDEST_YEARS = 60
const WORDS_MAX_CHARS = 120
const FIRST_CHECK = { ielts: SCREEN_IELTS_OVERALL_MIN, toefl: SCREEN_TOEFL_TOTAL_MIN }

/** The list of fields of study has this for everything it does not name. */
const OTHER_FIELD = 'other'

/** No test gives so many decimals: what is wrong with 7.25 is its step, and that is what the check says. */
const SCORE_DECIMALS = 2
const ieltsBand = {
  kind: 'number',
  min: IELTS_OVERALL_INPUT.min,
  max: IELTS_OVERALL_INPUT.max,
  decimals: SCORE_DECIMALS,
} as const

/**
 * The list is longer than anyone would choose from a short list, and still not complete: what is not there is written.
 */
const subject = { kind: 'listed', list: 'fieldsOfStudy' } as const
const inOwnWords = { kind: 'text', max: WORDS_MAX_CHARS } as const

const EDUCATION_OPTIONS = [...CREDENTIAL_LEVELS, 'none'] as const
/** School teaches a little of everything: there is no field of study before the first certificate of one. */
const WITHOUT_FIELD: readonly Answers[string][] = [undefined, 'none', 'high_school']

const hasField = ({ educationLevel }: Answers) => !WITHOUT_FIELD.includes(educationLevel)
const hasSpouse = ({ hasSpouse }: Answers) => hasSpouse === true
const spouseHasField = (answers: Answers) => hasSpouse(answers) && !WITHOUT_FIELD.includes(answers.spouseEducationLevel)

export const startupAssessment = {
  name: 'startup-assessment',
  steps: [
    {
      name: 'background',
      fields: [
        { name: 'age', kind: 'number', min: ADULT_YEARS, max: OLDEST_YEARS, decimals: 0, unit: 'years' },
        { name: 'educationLevel', kind: 'choice', options: EDUCATION_OPTIONS },
        { name: 'major', ...subject, when: hasField },
        { name: 'majorOther', ...inOwnWords, when: (answers) => hasField(answers) && answers.major === OTHER_FIELD },
        { name: 'experienceYears', kind: 'number', min: 0, max: MOST_WORK_YEARS, decimals: 1, unit: 'years' },
      ],
    },
    {
      name: 'language',
      fields: [
        { name: 'hasIelts', kind: 'yesNo' },
        { name: 'ieltsOverall', ...ieltsBand, when: ({ hasIelts }) => hasIelts === true },
        { name: 'hasToefl', kind: 'yesNo' },
        { name: 'toeflScale', kind: 'choice', options: TOEFL_SCALES, when: ({ hasToefl }) => hasToefl === true },
        {
          name: 'toeflTotal',
          kind: 'number',
          min: TOEFL_TOTAL_INPUT['0-120'].min,
          max: TOEFL_TOTAL_INPUT['0-120'].max,
          decimals: SCORE_DECIMALS,
          when: ({ hasToefl }) => hasToefl === true,
        },
        // The first check speaks of English or French; a person may hold a test we do not ask about by name.
        { name: 'hasOtherResult', kind: 'yesNo', optional: true, when: isBelowByScores },
      ],
      check: languageIssues,
    },
    {
      name: 'spouse',
      fields: [
        { name: 'hasSpouse', kind: 'yesNo' },
        { name: 'spouseHasIelts', kind: 'yesNo', when: hasSpouse },
        {
          name: 'spouseIeltsOverall',
          ...ieltsBand,
          when: (answers) => hasSpouse(answers) && answers.spouseHasIelts === true,
        },
        { name: 'spouseEducationLevel', kind: 'choice', options: EDUCATION_OPTIONS, when: hasSpouse },
        { name: 'spouseDegree', ...inOwnWords, optional: true, when: spouseHasField },
        { name: 'spouseMajor', ...subject, when: spouseHasField },
        {
          name: 'spouseMajorOther',
          ...inOwnWords,
          when: (answers) => spouseHasField(answers) && answers.spouseMajor === OTHER_FIELD,
        },
      ],
      check: (answers) =>
        hasSpouse(answers) && answers.spouseHasIelts === true
          ? halfBandIssues(answers.spouseIeltsOverall, 'spouseIeltsOverall')
          : [],
    },
    {
      name: 'children',
      fields: [
        { name: 'hasChildren', kind: 'yesNo' },
        {
          name: 'children',
          kind: 'group',
          max: MOST_CHILDREN,
          when: ({ hasChildren }) => hasChildren === true,
          fields: [{ name: 'age', kind: 'number', min: 0, max: CHILD_OLDEST_YEARS, decimals: 0, unit: 'years' }],
        },
      ],
    },
    { name: 'cv', fields: [{ name: 'cv', kind: 'document', document: 'cv', optional: true }] },
  ],
} as const satisfies LongForm

/** The firm's first look at language, from the scores alone. */
function firstScreenOf({ hasIelts, ieltsOverall, hasToefl, toeflScale, toeflTotal }: Answers): ScreenResult {
  return firstScreen({
    ...(hasIelts === true && typeof ieltsOverall === 'number' && { ieltsOverall }),
    ...(hasToefl === true && typeof toeflTotal === 'number' && { toeflTotal }),
    ...((toeflScale === '0-120' || toeflScale === '1-6') && { toeflScale }),
  })
}

/** Having no score is no pass either, once both tests were asked about. */
function isBelowByScores(answers: Answers): boolean {
  if (answers.hasIelts === undefined || answers.hasToefl === undefined) return false
  const isOpen =
    (answers.hasIelts === true && answers.ieltsOverall === undefined) ||
    (answers.hasToefl === true && (answers.toeflTotal === undefined || answers.toeflScale === undefined))
  const { passes, outcome } = firstScreenOf(answers)
  return !isOpen && (passes === false || outcome === 'NO_RESULT')
}

/**
 * This is about eligibility, not a slip: the field is where the person may correct a score, the page says what else is
 * possible.
 */
function screenIssues(answers: Answers): Issue[] {
  if (!isBelowByScores(answers) || answers.hasOtherResult === true) return []
  const field = answers.hasIelts === true ? 'ieltsOverall' : answers.hasToefl === true ? 'toeflTotal' : 'hasIelts'
  return [{ field, fault: 'BELOW_FIRST_CHECK', params: FIRST_CHECK }]
}

/** A score no test gives is put right before it is held against the first check. */
function languageIssues(answers: Answers): Issue[] {
  const slips = bandIssues(answers)
  return slips.length > 0 ? slips : screenIssues(answers)
}

function bandIssues(answers: Answers): Issue[] {
  return [
    ...(answers.hasIelts === true ? halfBandIssues(answers.ieltsOverall, 'ieltsOverall') : []),
    ...(answers.hasToefl === true ? toeflIssues(answers) : []),
  ]
}

/** IELTS and the newer TOEFL report halves: 6.3 is a slip of the finger. */
function halfBandIssues(band: Answers[string], field: string): Issue[] {
  return typeof band === 'number' && band * 2 !== Math.round(band * 2) ? [{ field, fault: 'NOT_A_BAND' }] : []
}

function toeflIssues({ toeflScale, toeflTotal }: Answers): Issue[] {
  const field = 'toeflTotal'
  if (typeof toeflTotal !== 'number') return []
  if (toeflScale === '1-6') {
    const { min, max } = TOEFL_TOTAL_INPUT['1-6']
    if (toeflTotal < min) return [{ field, fault: 'TOO_SMALL', params: { min, max } }]
    if (toeflTotal > max) return [{ field, fault: 'TOO_LARGE', params: { min, max } }]
    return halfBandIssues(toeflTotal, field)
  }
  return Number.isInteger(toeflTotal) ? [] : [{ field, fault: 'NOT_WHOLE' }]
}
