import { isFinglish, readingsOf } from '../lexicon.ts'
import { LATIN_ENDINGS } from './finglish.ts'

/** What English sentences hold together with, and no Persian one in Latin letters has. */
const ENGLISH = new Set(
  `the an is are was were my your his her our their i you he she we they it this that these those of for from with without and or but if
  so how what when where which who why can could may might should would will do does did have has had am been being still about than then there
  not no yes any some also just only if because after before until since while into out up get got`.split(/\s+/),
)

/** Persian in Latin letters is read by its sound first, English by its typos. */
export function seemsPersian(words: readonly string[]): boolean {
  const persian = words.filter((word) => isFinglish(word) || isInflected(word)).length
  if (persian > 0) return persian >= words.filter((word) => ENGLISH.has(word)).length
  return !words.some((word) => /^[a-z]/.test(word) && readingsOf(word) !== undefined)
}

/** "emtiazam" is "emtiaz" with "my": no English word is taken for one, since none of these is an English stem. */
function isInflected(word: string): boolean {
  if (readingsOf(word) !== undefined) return false
  return LATIN_ENDINGS.some(
    (ending) =>
      word.endsWith(ending) &&
      word.length - ending.length >= LEAST_LATIN_STEM &&
      isFinglish(word.slice(0, -ending.length)),
  )
}

const LEAST_LATIN_STEM = 5
