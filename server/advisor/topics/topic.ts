import type { Compose } from '../answers/answers.ts'
import type { Pattern } from '../understand/understand.ts'

/** A topic is a kind of question with one kind of answer. */
export type Topic = Pattern & {
  compose: Compose
  /** It is asked whether one can do without, and its yes or no is said of that. */
  isOnDoingWithout?: true
}
