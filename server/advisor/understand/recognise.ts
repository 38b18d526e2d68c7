import { ABILITIES } from '@rahnama/rules/language/language.ts'
import { HARD_WORDS } from '../lexicon/lexicon.ts'
import { stemsOf } from './endings.ts'
import {
  beginsPhrase,
  isFinglish,
  persianWith,
  type Readings,
  readingsInEnglish,
  readingsOf,
  wordsLike,
  wordsNear,
} from './lexicon.ts'
import { LATIN_ENDINGS, skeletonOf, vowelDistance } from './spelling/finglish.ts'
import { isMonth, type Month, monthOf } from './spelling/months.ts'
import { seemsPersian } from './spelling/seems-persian.ts'
import { allowedDistance, distance } from './spelling/typos.ts'

/** One word or phrase of a question and what it may mean. A word without meaning to us has `isUnknown`. */
export type Mark = {
  word: string
  readings: Readings
  value?: number
  /** Of a year: the month that stands beside it. */
  month?: Month
  /** Of a word for occupations: the codes that what is named with it may have. */
  occupations?: readonly string[]
  isUnknown?: true
  isFinglish?: true
  /** Nothing was left out between it and the mark before. */
  touches?: true
  /** Only in what is kept of a question: what it was answered as, and whether that was a guess. */
  topic?: string
  isGuess?: boolean
  /** The question that told a situation and, if there was one, that which supposed something of it, for the next. */
  toldIn?: readonly [told: string, supposed?: string]
}

/** The same words are asked about many times while a question is resolved. */
const recognised = new WeakMap<readonly string[], readonly Mark[]>()

/** Reads words as the longest phrases we know; what is left is looked for under its endings, its sound and its typos. */
export function recognise(typed: readonly string[]): readonly Mark[] {
  const marks = recognised.get(typed) ?? read(typed)
  recognised.set(typed, marks)
  return marks
}

function read(typed: readonly string[]): Mark[] {
  const isPersian = seemsPersian(typed)
  const words = typed.map((word) => corrected(word, isPersian))
  const marks: Mark[] = []
  let place = 0
  while (place < words.length) {
    const found = phraseAt(words, place, isPersian) ?? [singleOf(words[place] ?? '', isPersian), 1]
    // "And my email": the cue leaves "my" to the thing that is named with it.
    const isOfNext = AND_MY.test(found[0].word) && phraseAt(words, place + 1, isPersian) !== undefined
    const [mark, length] = isOfNext ? ([found[0], 1] as const) : found
    // What nobody understood is told as it was typed, not as it was mended.
    marks.push(mark.isUnknown ? { ...mark, word: typed[place] ?? mark.word } : mark)
    place += length
  }
  return withMonths(withSpeaking(withHalves(marks)))
}

const YEARS = { from: 1380, to: 2100 }
const LAST_DAY = 31

function withMonths(marks: Mark[]): Mark[] {
  return marks.map((mark, place) => {
    const { value = 0 } = mark
    const neighbours = [marks[place - 1]?.word, marks[place + 1]?.word]
    // "On 20 Aug": a day is no number of anything.
    if (value >= 1 && value <= LAST_DAY && neighbours.some(isMonth)) return { word: mark.word, readings: ['ondate'] }
    if (value < YEARS.from || value > YEARS.to) return mark
    const month = monthOf(value, neighbours)
    return month ? { ...mark, month } : mark
  })
}

const AND_MY = /^and (?:my|the)$/
const TALK = /^(?:صحبت|حرف|مکالمه|sohbat|mokaleme)/

/** «شنیدن ۸، خواندن ۷، صحبت ۷»: beside other abilities it is one, and nobody wants to talk. */
function withSpeaking(marks: Mark[]): Mark[] {
  const named = marks.filter(({ readings }) => readings.some((each) => ABILITIES.some((ability) => ability === each)))
  if (named.length < 2 || named.some(({ readings }) => readings.includes('speaking'))) return marks
  return marks.map((mark, place) =>
    TALK.test(mark.word) && marks[place + 1]?.value !== undefined ? { ...mark, readings: ['speaking'] } : mark,
  )
}

const OF_A_TEST = new Set(['clb', 'mark', 'score', 'points', 'test', 'language', ...ABILITIES])
const SLASHED = /^\d\/\d$/

/** 7/5 is seven and a half beside a test or what is scored in one, and otherwise a day. */
function withHalves(marks: Mark[]): Mark[] {
  if (!marks.some(({ word }) => SLASHED.test(word))) return marks
  const isOfTest = marks.some(({ readings }) => readings.some((each) => each.startsWith('t:') || OF_A_TEST.has(each)))
  return marks.map((mark) => {
    if (!SLASHED.test(mark.word)) return mark
    const word = mark.word.replace('/', '.')
    return isOfTest ? { word, readings: ['number'], value: Number(word) } : { word: mark.word, readings: ['ondate'] }
  })
}

/** The longest phrase that begins here, as it stands or as it sounds, and of how many words it is. */
function phraseAt(words: readonly string[], place: number, isPersian: boolean): [Mark, number] | undefined {
  const written = beginningsAt(words, place)
  const heard = isPersian ? beginningsAt(words, place, heardAs) : []
  for (let length = Math.max(written.length, heard.length) + 1; length > 1; length--) {
    const last = words[place + length - 1] ?? ''
    const found = phraseOf(written[length - 2], last)
    if (found) return [known(found, isPersian), length]
    const sounded = phraseOf(heard[length - 2], heardAs(last))
    if (sounded) return [{ word: sounded, readings: readingsOf(sounded) ?? [], isFinglish: true }, length]
  }
  return undefined
}

/** What phrases begin with and is followed by a word here: "proof" and "proof of" in "proof of funds". */
function beginningsAt(words: readonly string[], place: number, spelt = (word: string) => word): string[] {
  const found: string[] = []
  for (let at = place; at < words.length - 1; at++) {
    const before = found.at(-1)
    const word = spelt(words[at] ?? '')
    const beginning = before === undefined ? word : `${before} ${word}`
    if (!beginsPhrase(beginning)) break
    found.push(beginning)
  }
  return found
}

/** The phrase as it stands, or with the ending of its last word taken off: «تمکن مالیش». */
function phraseOf(beginning: string | undefined, last: string): string | undefined {
  if (beginning === undefined) return undefined
  return stemsOf(last)
    .filter((stem) => stem === last || stem.length >= LEAST_STEM_IN_PHRASE)
    .map((stem) => `${beginning} ${stem}`)
    .find((phrase) => readingsOf(phrase) !== undefined)
}

/** «با همین» is not «با هم» with an ending. */
const LEAST_STEM_IN_PHRASE = 3

function known(phrase: string, isPersian: boolean): Mark {
  const readings = isPersian ? readingsOf(phrase) : readingsInEnglish(phrase)
  return { word: phrase, readings: readings ?? [], ...(isPersian && isFinglish(phrase) && { isFinglish: true }) }
}

const isHardWord = (word: string) => readingsOf(word)?.some((reading) => Object.hasOwn(HARD_WORDS, reading)) ?? false

/** «رایانه» is no vote: a short word that is turned away for stands there whole, or nearly. */
const isHardOnlyByStem = (word: string, stem: string) =>
  isHardWord(stem) && stem.length <= SHORT_STEM && word.length - stem.length > MOST_ENDING
const [SHORT_STEM, MOST_ENDING] = [3, 2]

function singleOf(word: string, isPersian: boolean): Mark {
  const value = Number(word)
  if (!Number.isNaN(value)) return { word, readings: ['number'], value }
  const stem = stemsOf(word).find((each) => readingsOf(each) !== undefined && !isHardOnlyByStem(word, each))
  if (stem !== undefined) return known(stem, isPersian)
  if (isNegated(word, isPersian)) return { word, readings: ['neg'] }
  return (isPersian ? bySound(word) : undefined) ?? { word, readings: [], isUnknown: true }
}

/** «نمیده» is «میده» with "not" before it; the verb carries nothing, the "not" does. */
function isNegated(word: string, isPersian: boolean): boolean {
  const verb = /^ن/.test(word) ? word.slice(1) : isPersian ? /^n[ea](.+)$/.exec(word)?.[1] : undefined
  return verb !== undefined && verb.length >= LEAST_VERB && readingsOf(verb)?.length === 0
}

const LEAST_VERB = 3

/** The Persian word that sounds so: "hazine zendegi" is the phrase «هزینه زندگی». */
const SHORT: Readonly<Record<string, string>> = {
  che: 'چه',
  be: 'به',
  ba: 'با',
  az: 'از',
  ta: 'تا',
  va: 'و',
  ye: 'یه',
  bad: 'بعد',
}

/** The same words come again and again. */
const heard = new Map<string, string>()
const HEARD_MOST = 40_000

function heardAs(word: string): string {
  const known = heard.get(word) ?? hear(word)
  if (heard.size >= HEARD_MOST) heard.clear()
  heard.set(word, known)
  return known
}

function hear(word: string): string {
  const short = SHORT[word]
  if (short) return short
  const skeleton = /^[a-z]{3,}$/.test(word) ? skeletonOf(word) : ''
  if (skeleton.length < 2) return word
  const [best] = persianWith(skeleton)
    .map((persian) => ({ persian, cost: vowelDistance(persian, word) }))
    .filter(({ cost }) => cost < 2)
    .sort((a, b) => a.cost - b.cost)
  return best?.persian ?? word
}

/** What begins with a vowel in Latin letters begins with one in Persian ones: "ayets" is no «تاسیس». */
const beginAlike = (persian: string, latin: string) => !/^[aeiou]/.test(latin) || /^[اآعأإ]/.test(persian)

/** "Jolo" is no «جعل»: a hard word is heard whole. */
const isHeardWell = (isWhole: boolean, skeleton: string, cost: number) => isWhole && skeleton.length > 2 && cost < 1

function bySound(word: string): Mark | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined
  const bare = LATIN_ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
  const spelled = [word, ...bare.map((ending) => word.slice(0, -ending.length))]
  for (const typed of spelled) {
    if (isFinglish(typed)) return known(typed, true)
    const skeleton = skeletonOf(typed)
    if (skeleton.length < 2) continue
    const [best] = persianWith(skeleton)
      .map((persian) => ({ persian, cost: vowelDistance(persian, typed) }))
      .filter(({ persian }) => beginAlike(persian, typed))
      .filter(({ persian, cost }) => cost < 2 && (!isHardWord(persian) || isHeardWell(typed === word, skeleton, cost)))
      .sort((a, b) => a.cost - b.cost)
    if (best) return { word: best.persian, readings: readingsOf(best.persian) ?? [], isFinglish: true }
  }
  return undefined
}

/** A word that carries nothing takes in no word two letters away, and no short word is taken for a hard one. */
function mayBeMeant(word: string, each: string, apart: number): boolean {
  const readings = readingsOf(each)
  // Four letters of which one is another are as likely a word of their own: «فروش» is not «فرقش».
  if (apart === 1 && word.length < 5 && each.length === word.length && !isSwapped(word, each)) return false
  if (readings?.length === 0) return apart <= 1
  // "Premises" are no promise and «دستیاری» is no «دستکاری»: whoever is turned away was understood to the letter.
  return apart === 0 || !isHardWord(each)
}

const isSwapped = (a: string, b: string) => [...a].sort().join() === [...b].sort().join()

/** The same words come again and again, and each is compared with all we know. */
const mended = new Map<string, string>()
const MENDED_MOST = 40_000

function corrected(word: string, isPersian: boolean): string {
  const key = `${isPersian} ${word}`
  const known = mended.get(key) ?? mend(word, isPersian)
  if (mended.size >= MENDED_MOST) mended.clear()
  mended.set(key, known)
  return known
}

/** Mends a typo, only towards words we know, and only where all the nearest mean the same. */
function mend(word: string, isPersian: boolean): string {
  const most = allowedDistance(word)
  const known = wordsLike(word)
  // «پی‌آر» is known although no phrase has it as a word: it is two of them written as one.
  const isKnown = (stem: string) => known.has(stem) || readingsOf(stem) !== undefined
  if (most === 0 || /\d/.test(word) || stemsOf(word).some(isKnown)) return word
  if (isNegated(word, isPersian) || (isPersian && bySound(word))) return word
  let nearest: string[] = []
  let least = most
  for (const each of wordsNear(word, most)) {
    if (each.length < 3) continue
    const apart = distance(word, each, least)
    if (apart > least || !mayBeMeant(word, each, apart)) continue
    nearest = apart < least ? [each] : [...nearest, each]
    least = apart
  }
  // A word that carries nothing gives way to one that does.
  const carrying = nearest.filter((each) => readingsOf(each)?.length !== 0)
  const likely = carrying.length > 0 ? carrying : nearest
  const meanings = new Set(likely.map((each) => readingsOf(each)?.join() ?? each))
  const [only] = likely
  return only !== undefined && meanings.size === 1 ? only : word
}
