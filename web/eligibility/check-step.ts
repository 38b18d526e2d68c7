import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { foldDecimal, parseDecimal, parseInteger } from '@rahnama/contract/locale/locale.ts'
import { ABILITIES, type Ability, scoreInput, type TestId } from '@rahnama/rules/language/language.ts'
import { type SelfCheckQuestion, type StepName, stepsFor, unanswered } from './self-check-steps.ts'

export const YOUNGEST = 16
export const OLDEST = 80

/** The answer it is about, the ability where it is a score, and what to say. */
export type SelfCheckFault = {
  question: SelfCheckQuestion
  ability?: Ability
  fault: 'choose' | 'age' | ScoreFault | 'money'
}
/** Off the scale, between its half bands, or with decimals where the test gives none. */
type ScoreFault = 'score' | 'band' | 'whole'

export const SCORES_OF = {
  english: { test: 'englishTest', scores: 'englishScores' },
  french: { test: 'frenchTest', scores: 'frenchScores' },
  partner: { test: 'partnerTest', scores: 'partnerScores' },
} as const

export function checkStep(name: StepName, answers: SelfCheckAnswers): SelfCheckFault[] {
  const step = stepsFor(answers).find((each) => each.name === name)
  if (!step) return []
  const missing = unanswered(step, answers).map(
    (question): SelfCheckFault => ({
      question,
      fault: question === 'age' ? 'age' : 'choose',
    }),
  )
  return [...missing, ...checkFigures(name, answers)]
}

/**
 * Finds the first step where something is missing or impossible, even if its page was left some other way than by
 * going on.
 */
export function firstFaultyStep(answers: SelfCheckAnswers): StepName | undefined {
  return stepsFor(answers).find(({ name }) => checkStep(name, answers).length > 0)?.name
}

function checkFigures(name: StepName, answers: SelfCheckAnswers): SelfCheckFault[] {
  if (name === 'age' && answers.age && !isAge(answers.age)) return [{ question: 'age', fault: 'age' }]
  if (name === 'plans' && answers.funds && !isMoney(answers.funds)) return [{ question: 'funds', fault: 'money' }]
  if (name !== 'english' && name !== 'french' && name !== 'partner') return []
  const { test, scores } = SCORES_OF[name]
  const taken = takenTest(answers[test])
  if (!taken) return []
  return ABILITIES.flatMap((ability) => {
    const fault = scoreFault(answers[scores]?.[ability] ?? '', taken, ability)
    return fault ? [{ question: scores, ability, fault }] : []
  })
}

export function takenTest(answer: string | undefined): TestId | undefined {
  return answer === undefined || answer === 'none' || answer === 'unknown' ? undefined : (answer as TestId)
}

function isAge(typed: string): boolean {
  const age = parseInteger(typed)
  return age !== undefined && age >= YOUNGEST && age <= OLDEST
}

function isMoney(typed: string): boolean {
  const amount = parseInteger(typed)
  return amount !== undefined && amount >= 0
}

/** An empty box means "not known yet". */
function scoreFault(typed: string, test: TestId, ability: Ability): ScoreFault | undefined {
  if (foldDecimal(typed).trim() === '') return undefined
  const score = parseDecimal(typed)
  const { min, max, step } = scoreInput(test, ability)
  if (score === undefined || score < min || score > max) return 'score'
  if (Number.isInteger((score - min) / step)) return undefined
  return step === 1 ? 'whole' : 'band'
}
