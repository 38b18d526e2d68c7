import { type Ability, scoreInput, type TestId } from '@rahnama/rules/language/language.ts'

/** The scale begins at nothing, and nobody's certificate does. */
const LEAST_TEF = 100

export function isOnCertificate(test: TestId, ability: Ability, score: number | undefined): boolean {
  const { min, max, step } = scoreInput(test, ability)
  const least = test === 'TEF_CANADA' ? LEAST_TEF : min
  return score !== undefined && score >= least && score <= max && Number.isInteger(score / step)
}
