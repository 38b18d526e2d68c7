import {
  ABILITIES,
  DEFAULT_TEF_SCALE,
  IELTS_OVERALL_INPUT,
  type ScoreInput,
  scoreInput,
  TEF_SCALES,
  TEST_IDS,
  type TestId,
} from '@rahnama/rules/language/language.ts'
import type { Issue } from '../../errors.ts'
import { type Answers, type EntryAnswers, entriesIn } from '../../long-form/long-form.ts'

/** Each score against the scale its own test has. */
export function checkTests(answers: Answers, group: string): Issue[] {
  return entriesIn(answers[group]).flatMap((entry) => scoreIssues(entry, `${group}.${entry.id}`))
}

function scoreIssues(entry: EntryAnswers, path: string): Issue[] {
  const test = TEST_IDS.find((id) => id === entry.test)
  if (!test) return []
  const scale = TEF_SCALES.find((each) => each === entry.scale) ?? DEFAULT_TEF_SCALE
  return [
    ...ABILITIES.flatMap((ability) => offScale(entry[ability], scoreInput(test, ability, scale), `${path}.${ability}`)),
    ...overallIssues(entry.overall, test, `${path}.overall`),
  ]
}

/** IELTS alone prints an overall band on the scale of its abilities. */
function overallIssues(overall: EntryAnswers[string], test: TestId, field: string): Issue[] {
  return test === 'IELTS_GT' ? offScale(overall, IELTS_OVERALL_INPUT, field) : []
}

function offScale(score: EntryAnswers[string], { min, max, step }: ScoreInput, field: string): Issue[] {
  if (typeof score !== 'number') return []
  if (score < min) return [{ field, fault: 'TOO_SMALL', params: { min, max } }]
  if (score > max) return [{ field, fault: 'TOO_LARGE', params: { min, max } }]
  if (Number.isInteger(score / step)) return []
  return [{ field, fault: step === 1 ? 'NOT_WHOLE' : 'NOT_A_BAND' }]
}
