import { isNaming, readQuestion } from '../read-question.ts'

/** Ends of sentences and commas, kept where a text is split at them. */
export const AT_CLAUSES = /([.?!؟;؛,،:\n]+\s*)/

const MOST_WORDS = 3

/** A text as it was written, with `name` in place of each mention of what is meant. */
export const mentioningAs = (isMeant: (reading: string) => boolean) => (name: string, text: string) => {
  const isNamed = (some: readonly string[]) => isNaming(readQuestion(some.join(' ')), isMeant)
  // "New Zealand", and not "in New Zealand": a word that may be left out is no part of it.
  const isOne = (some: readonly string[]) =>
    isNamed(some) && !(some.length > 1 && (isNamed(some.slice(1)) || isNamed(some.slice(0, -1))))
  const words = text.split(/\s+/)
  const named: string[] = []
  for (let place = 0; place < words.length; ) {
    let length = Math.min(MOST_WORDS, words.length - place)
    while (length > 0 && !isOne(words.slice(place, place + length))) length--
    named.push(length > 0 ? name : (words[place] ?? ''))
    place += Math.max(1, length)
  }
  return named.filter(Boolean).join(' ')
}
