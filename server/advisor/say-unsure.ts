import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { type Context, sayPassage } from './answers/answers.ts'
import { toPart } from './compose-part.ts'
import { findSentence } from './find-sentence.ts'
import type { Topic } from './topics/topics.ts'
import type { Choice, Reading } from './understand/understand.ts'

/** What is true of what is probably meant, said as a guess: whoever meant something else sees it at once. */
export function sayLikely(
  context: Context,
  { topic, slots }: Choice<Topic>,
  heading: string | null,
  isSecond: boolean,
): AdvisorPart | undefined {
  // It says that somebody was told, which only a question that is understood brings about.
  const composed = topic.isAct ? undefined : topic.compose(context, slots)
  if (!composed || !('sentences' in composed)) return undefined
  const { talk, questions } = context.texts.advisor
  const question = questions[topic.id]
  if (question === undefined) return undefined
  const part = toPart(context, topic.id, composed, heading)
  const say = isSecond ? talk.orLikely : talk.likely
  return { ...part, outcome: 'asked', sentences: [say(question), ...part.sentences] }
}

/** A published sentence that has the words of the question is something to read, never an answer for certain. */
export function sayPublished(context: Context, text: string, heading: string | null): AdvisorPart | undefined {
  const published = findSentence(context.knowledge, text)
  const found = published && sayPassage(context, published)
  return found && { ...toPart(context, 'article', found, heading), outcome: 'said' }
}

/** A person has to answer, and until then what is certain about the nearest thing stands there, with what it leaves out. */
export function sayPartly(
  context: Context,
  { reading, near }: { reading: Reading; near?: Choice<Topic> },
  heading: string | null,
): AdvisorPart | undefined {
  // It says that somebody was told, which only a question that is understood brings about.
  const composed = near && !near.topic.isAct ? near.topic.compose(context, near.slots) : undefined
  if (!composed || !('sentences' in composed)) return undefined
  const part = toPart(context, 'unknown', composed, heading)
  const { handOver } = context.texts.advisor
  const [word] = reading.leftover
  const lead = word === undefined ? handOver.nearly : handOver.partly(isolate(word))
  return { ...part, outcome: 'handedOver', sentences: [lead, ...part.sentences] }
}
