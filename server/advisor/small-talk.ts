import type { Context } from './answers/answers.ts'
import { type Reading, wordsOf } from './understand/understand.ts'

const THANKS = new Set([
  'thanks',
  'thank',
  'thx',
  'merci',
  'مرسی',
  'ممنون',
  'ممنونم',
  'متشکرم',
  'سپاس',
  'mersi',
  'mrc',
  'mamnoon',
])

const GREETINGS = new Set([
  'hello',
  'hi',
  'hey',
  'dear',
  'سلام',
  'درود',
  'salam',
  'slm',
  'doroud',
  'morning',
  'evening',
  'صبح',
  'عصر',
  'وقت',
  'خسته',
])

/** They lean on something that was said, and here nothing was. */
const REFERRING = new Set(['همون', 'همان', 'همین', 'اون', 'آن', 'hamoon', 'hamin', 'that', 'same', 'it'])

const ASKING = ['howmuch', 'when', 'who', 'where', 'why', 'how', 'takes', 'what', 'need', 'if']

/** So many words that carry nothing are hardly a greeting any more. */
const LONG_WORDS = 4

/** Greetings and thanks are acts, not questions; what has many words and says nothing to us may well be one. */
export function smallTalk({ texts }: Context, text: string, reading: Reading): string | undefined {
  const { talk } = texts.advisor
  const has = (concept: string) => reading.marks.some(({ readings }) => readings.includes(concept))
  // Fear that asks nothing wants a kind word, in whichever words it is told.
  if (has('worried') && !ASKING.some(has)) return talk.worried
  if (reading.leftover.length > 0) return undefined
  if (reading.marks.length === 0) {
    const words = wordsOf(text)
    if (words.some((word) => THANKS.has(word))) return talk.thanks
    if (words.some((word) => REFERRING.has(word))) return talk.oneWord
    return words.length < LONG_WORDS || words.some((word) => GREETINGS.has(word)) ? talk.hello : undefined
  }
  const only = (concept: string) =>
    reading.marks.length > 0 && reading.marks.every(({ readings }) => readings.includes(concept))
  if (only('you') || only('robot')) return talk.whoAmI
  return only('worried') ? talk.worried : undefined
}
