/** The parts of the profile, in their order. */
export const SECTIONS = [
  'general',
  'personal',
  'education',
  'work',
  'language',
  'immigrationHistory',
  'preferences',
] as const
export type Section = (typeof SECTIONS)[number]

export type AnswerState = 'answered' | 'unknown' | 'missing'

/** A required question that is on the page. A branch question is there because of another answer. */
type CountedQuestion = { id: string; branch: boolean; state: AnswerState }

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

/** A branch question joins the percentage once it is answered, so opening a branch never lowers it. */
export function completenessOf(questions: readonly CountedQuestion[]): Completeness {
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
