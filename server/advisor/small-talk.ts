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

/** Greetings and thanks are acts, not questions. Without a reading it always has something to say. */
export function smallTalk(context: Context, text: string): string
export function smallTalk(context: Context, text: string, reading: Reading): string | undefined
export function smallTalk({ texts }: Context, text: string, reading?: Reading): string | undefined {
  const { talk } = texts.advisor
  if (!reading) return wordsOf(text).some((word) => THANKS.has(word)) ? talk.thanks : talk.hello
  if (reading.leftover.length > 0) return undefined
  const only = (concept: string) =>
    reading.marks.length > 0 && reading.marks.every(({ readings }) => readings.includes(concept))
  if (only('you') || only('robot')) return talk.whoAmI
  return only('worried') ? talk.worried : undefined
}
