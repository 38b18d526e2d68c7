import { FILE_WORDS } from './file-words.ts'
import { HARD_WORDS } from './hard-words.ts'
import { LIFE_WORDS } from './life-words.ts'
import { NOTE_WORDS } from './note-words.ts'
import { PART_WORDS } from './part-words.ts'
import { PROGRAM_WORDS } from './program-words.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { RULE_WORDS } from './rule-words.ts'
import { STAY_WORDS } from './stay-words.ts'

export { GIVEN_NAMES } from './given-names.ts'
export { HARD_TOGETHER, HARD_WORDS } from './hard-words.ts'
export { HEARSAY } from './hearsay.ts'
export { IMPLIED } from './implied.ts'
export { LIGHT_VERBS } from './light-verbs.ts'
export { LIGHT_FINGLISH, LIGHT_WORDS } from './light-words.ts'
export { STOP_WORDS } from './stop-words.ts'

/**
 * A concept is what a word means to us, in whichever language and spelling it was typed. Each list holds phrases parted
 * by commas, English and Persian side by side; a phrase that stands under two concepts has two readings.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  ...QUESTION_WORDS,
  ...RULE_WORDS,
  ...PROGRAM_WORDS,
  ...FILE_WORDS,
  ...NOTE_WORDS,
  ...PART_WORDS,
  ...LIFE_WORDS,
  ...STAY_WORDS,
  ...HARD_WORDS,
}
