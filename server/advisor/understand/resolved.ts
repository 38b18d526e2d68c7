import type { Choice } from './choose-topic.ts'
import type { Hard } from './hard-topics.ts'
import type { Reading } from './read-question.ts'
import type { Mark } from './recognise.ts'

export type Before = readonly Mark[] | undefined

/** One thing that was asked, and what became of it. */
export type Resolved<Topic> = { text: string; reading: Reading } & (
  | { what: 'topic'; choice: Choice<Topic>; others: readonly Topic[]; marks: readonly Mark[]; isFollowUp: boolean }
  | { what: 'hard'; hard: Hard }
  | { what: 'unclear'; choices: readonly Topic[] }
  /** Probably asked: it is said as a guess, beside what else may be meant. */
  | { what: 'likely'; choices: readonly Choice<Topic>[]; others: readonly Topic[] }
  /** `near` is what would be asked without what is not understood. */
  | { what: 'unknown'; near?: Choice<Topic> }
  | { what: 'nothing' }
)

/** What is kept of a question for the next one: what it named, and what it was answered as. */
export const remember = (marks: readonly Mark[], topic: string): Mark[] => [
  ...marks.filter((mark) => mark.topic === undefined),
  { word: '', readings: [], topic },
]

export function recall(kept: Before): { before: Before; topic: string | undefined } {
  return {
    before: kept?.filter((mark) => mark.topic === undefined),
    topic: kept?.find((mark) => mark.topic !== undefined)?.topic,
  }
}
