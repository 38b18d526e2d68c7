import type { Before, Resolved } from './resolved.ts'
import { wordsOf } from './words.ts'

const MOST_WORDS = 2
/** "Tell my score" asks for it, however short. */
const REQUESTS = new Set('tell show give say بگو بگید بگین بده نشون نشان begoo bego begid bede'.split(' '))

/** A word or two with nothing before them: what may be meant is offered, and none of it is guessed at. */
export function orChoices<Topic>(guessed: Resolved<Topic>, before: Before): Resolved<Topic> {
  const { text, reading } = guessed
  if (guessed.what !== 'likely' || (before?.length ?? 0) > 0 || reading.leftover.length > 0) return guessed
  const words = wordsOf(text)
  if (words.length > MOST_WORDS || words.some((word) => REQUESTS.has(word))) return guessed
  const choices = new Set([...guessed.choices.map(({ topic }) => topic), ...guessed.others])
  return { text, reading, what: 'unclear', choices: [...choices] }
}

const LEAST_ASKED = 2

/** "My score, my parrot and my documents": what is not understood is one of the things asked for, and a person's to answer. */
export function isListing(parts: readonly Resolved<unknown>[]): boolean {
  const isThing = ({ what, text }: Resolved<unknown>) => what === 'unknown' && wordsOf(text).length <= MOST_WORDS
  const asked = parts.filter(({ what }) => what === 'topic')
  return asked.length >= LEAST_ASKED && parts.every((part) => part.what === 'topic' || isThing(part))
}

/** Asked back once, the next unclear thing is a person's. */
export function withoutAskingBack<Topic>(resolved: Resolved<Topic>): Resolved<Topic> {
  if (resolved.what !== 'unclear') return resolved
  const { text, reading } = resolved
  return { text, reading, what: 'unknown' }
}
