import type { Pattern } from './choose-topic.ts'
import type { NearExample } from './rank-examples.ts'
import type { Reading } from './read-question.ts'
import type { Slots } from './slots.ts'
import { wordsOf } from './words.ts'

/** The questions we offer ourselves, by topic. */
export type OwnQuestions = ReadonlyMap<string, readonly string[]>

const inWords = (text: string) => wordsOf(text).join(' ')

/** Whoever asks in the very words in which we offer something has asked for it. */
export function readOwnQuestions<Topic extends Pattern>(topics: readonly Topic[], own: OwnQuestions) {
  const known = new Map(
    topics.flatMap((topic) => (own.get(topic.id) ?? []).map((question) => [inWords(question), topic] as const)),
  )
  return ({ text }: Reading, slots: Slots): NearExample<Topic> | undefined => {
    const topic = known.get(inWords(text))
    return topic && topic.needs?.(slots) !== false ? { topic, share: 1, others: [] } : undefined
  }
}
