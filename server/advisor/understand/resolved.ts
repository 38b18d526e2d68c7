import type { Choice } from './choose-topic.ts'
import { HARD_CONCEPTS, type Hard } from './hard-topics.ts'
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

/** A question and what was asked before it, and what it comes down to. */
export type Resolve<Topic> = (text: string, kept: Before) => Resolved<Topic>[]

export type Found<Topic> = Extract<Resolved<Topic>, { what: 'topic' }>

/** What is kept of a question for the next one: what it named, and what it was answered as, the thing that was asked last first. */
export const remember = (marks: readonly Mark[], topics: readonly string[], isGuess = false): Mark[] => [
  ...marks.filter((mark) => mark.topic === undefined),
  ...[...new Set(topics)].map((topic) => ({ word: '', readings: [], topic, ...(isGuess && { isGuess }) })),
]

/** What the next sentence goes on with: "Manitoba or Saskatchewan? Without a job offer?" does so although the first is guessed. */
export function rememberAsked<Topic extends { id: string }>(
  parts: readonly Resolved<Topic>[],
  isMarked: boolean,
): Mark[] | undefined {
  const asked = parts.findLast((part) => part.what === 'topic')
  if (asked) return remember(asked.marks, [asked.choice.topic.id])
  const guess = isMarked ? parts.findLast((part) => part.what === 'likely') : undefined
  const topics = guess?.choices.map(({ topic }) => topic.id) ?? []
  return guess && remember(guess.reading.marks, topics, true)
}

/** What was asked of what we do not say, without what makes it hard. */
export const rememberDeclined = (marks: readonly Mark[], { concept }: Hard): Mark[] =>
  remember(
    marks.filter(({ readings }) => !readings.some((each) => HARD_CONCEPTS.has(each))),
    [`hard.${concept}`],
  )

/** What nobody understood was spoken of all the same: what comes next is not asked of the answer before it. */
export const rememberUnknown = ({ marks }: Reading): Mark[] => remember(marks, ['unknown'], true)

export function recall(kept: Before) {
  const answered = kept?.filter(({ topic }) => topic !== undefined) ?? []
  const topics = answered.flatMap(({ topic }) => topic ?? [])
  return {
    before: kept?.filter((mark) => mark.topic === undefined),
    topic: topics[0],
    topics,
    isGuess: answered.some(({ isGuess }) => isGuess),
  }
}

export function asGuess<Topic>(found: Resolved<Topic>): Resolved<Topic> {
  if (found.what !== 'topic') return found
  const { text, reading, choice, others, marks } = found
  return { text, reading: { ...reading, marks }, what: 'likely', choices: [choice], others }
}

/** What it is answered as, or may be. */
export function topicsOf<Topic>(part: Resolved<Topic>): Topic[] {
  if (part.what === 'topic') return [part.choice.topic]
  return part.what === 'likely' ? part.choices.map(({ topic }) => topic) : []
}
