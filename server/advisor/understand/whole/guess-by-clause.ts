import { AT_CLAUSES } from '../beside/beside.ts'
import type { Pattern } from '../choose-topic.ts'
import type { HardFinder } from '../find-hard.ts'
import type { Judgement } from '../judge-alone.ts'
import { readQuestion } from '../read-question.ts'
import type { Resolve, Resolved } from '../resolved.ts'
import { surestOf } from '../sort-parts.ts'
import { wordsOf } from '../words.ts'

/** So likely is what one clause asks that the rest may be story and courtesy. */
const LIKELY = 0.6
/** "At all?" asks nothing alone. */
const LEAST_WORDS = 4
/** Whoever says little says nothing besides. */
const LONG = 16

/** "Respected sir, kindly tell me, I am 41 years running, is FSW still open for my age": where nothing is understood, the clearest clause of it is guessed. */
export const guessingByClause =
  <Topic extends Pattern>({ orGuess }: Judgement<Topic>, { hardIn }: HardFinder) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    if (!parts.every(({ what }) => what === 'unknown' || what === 'nothing')) return parts
    const clauses = text.split(AT_CLAUSES).filter((clause) => wordsOf(clause).length >= LEAST_WORDS)
    if (wordsOf(text).length < LONG || clauses.length < 2) return parts
    const guesses = clauses.flatMap((clause): Resolved<Topic>[] => {
      const reading = readQuestion(clause)
      return hardIn(reading, kept) ? [] : [orGuess({ text: clause.trim(), reading, what: 'unknown' })]
    })
    const [best] = guesses.sort((one, other) => surestOf([other]) - surestOf([one]))
    return best && surestOf([best]) >= LIKELY ? [best] : parts
  }
