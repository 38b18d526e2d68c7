import type { Compose } from '../answers/answers.ts'
import type { Pattern } from '../understand/understand.ts'

/** A topic is a kind of question with one kind of answer. */
export type Topic = Pattern & {
  compose: Compose
  /** It is asked whether one can do without, and its yes or no is said of that. */
  isOnDoingWithout?: true
  /** What is said while it is only a guess, of a topic whose answer does something. */
  guess?: Compose
  /** Topics that its answer speaks of as well: beside it in one message they are not answered again. */
  covers?: readonly string[]
}
