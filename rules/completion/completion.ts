import type { Profile } from '../profile/profile.ts'
import { type ProfileQuestion, questionsOf, SECTIONS, type Section } from './questions.ts'

export { type AnswerState, SECTIONS, type Section } from './questions.ts'

export type Completeness = {
  percent: number
  /** Every question on the page has an answer. */
  complete: boolean
  required: number
  answered: number
  /** Answered with "I do not know yet". */
  flagged: string[]
  missing: string[]
  /** Unanswered questions that an answer opened. They are told, not held against the percentage. */
  newQuestions: string[]
}

export type Completion = { overall: Completeness; sections: Record<Section, Completeness> }

/**
 * `others` are questions of the form that the rules do not read, such as names.
 * A branch question joins the percentage once it is answered, so opening a branch never lowers it.
 */
export function completion(profile: Profile, others: readonly ProfileQuestion[] = []): Completion {
  const questions = [...questionsOf(profile), ...others]
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [section, completenessOf(questions.filter((question) => question.section === section))]),
  ) as Record<Section, Completeness>
  return { overall: completenessOf(questions), sections }
}

/** The arithmetic for any list of required questions. */
export function completenessOf(questions: readonly Omit<ProfileQuestion, 'section'>[]): Completeness {
  const flagged: string[] = []
  const missing: string[] = []
  const newQuestions: string[] = []
  let answered = 0
  for (const { id, branch, state } of questions) {
    if (state === 'missing') (branch ? newQuestions : missing).push(id)
    else answered++
    if (state === 'unknown') flagged.push(id)
  }
  const counted = answered + missing.length
  return {
    // Rounded down, so that 100 means nothing is missing.
    percent: counted === 0 ? 100 : Math.floor((100 * answered) / counted),
    complete: missing.length + newQuestions.length === 0,
    required: questions.length,
    answered,
    flagged,
    missing,
    newQuestions,
  }
}
