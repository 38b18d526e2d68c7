import { HARD_CONCEPTS } from '../hard-topics.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import type { Mark } from '../recognise.ts'
import { wordsOf } from '../words.ts'
import { isElliptical, overlay, withoutCues } from './follow-up.ts'

/** They ask something and name nothing it is asked of. */
const ASKS_OF = new Set(
  'howmuch when who where why how takes what need now last if first year month number explain list fee dollar valid accepted enough low raise lose add limit alternative correct andwhat together neg equals soon sponsor tooold agelimit'.split(
    ' ',
  ),
)

/** «اون», "it": they stand for something that was named before. */
const STANDS_FOR = new Set(
  'it its that this those these them they their theirs there then one ones same instead else otherwise he she him her his hers او ایشون ایشان اون اونا اونو اونم اونها این اینو اینا اینم همون همونو همین همینو آن آنها ازش بهش باهاش براش واسش برایش توش روش اونجا بعدش جاش پس oon oonam oona hamoon hamin azash behesh pas'.split(
    ' ',
  ),
)

const MOST_WORDS = 12
const FEW_WORDS = 6

/** "How long does it last?": whatever it is asked of was named before, or is not named at all. */
export function namesNothing({ marks, leftover, text }: Reading): boolean {
  const isOpen = ({ readings }: Mark) =>
    readings.some((each) => ASKS_OF.has(each) || HOUSEHOLD.has(each)) ||
    (readings.some((each) => POINTS.has(each)) && !OWN.test(text))
  return leftover.length === 0 && marks.every(isOpen)
}

/** They say when, how often or on what terms, and of nothing in particular. */
const ON_TERMS = new Set(
  'deadline since founded free minutes howoften everymonth open nextstep later refund'.split(' '),
)
/** What is done with a thing: beside "it" they name none. */
const DONE_WITH_IT = new Set(
  'change see move upload write reply contact speak delete download book start live prepare extend undo remind include saved retake cannotget missing mistake turn myself immigrate'.split(
    ' ',
  ),
)

/** "Until when?", "can I still change that?": question words, pronouns and figures, and no program, test, document or other thing. */
export function namesNoThing(reading: Reading): boolean {
  const isOfIt = refersBack(reading) || ONE_OF_THEM.test(reading.text)
  const named = reading.marks.filter(
    ({ readings }) => !readings.some((each) => ON_TERMS.has(each) || (isOfIt && DONE_WITH_IT.has(each))),
  )
  return namesNothing({ ...reading, marks: named, leftover: isOfIt ? [] : reading.leftover })
}

/** Money and what is done with a thing are asked of whatever was named; a thing that was not named before is one of its own. */
export function namesOwnThing({ marks, text }: Reading, before: readonly Mark[]): boolean {
  const known = new Set(before.flatMap(({ readings }) => readings))
  const isOwn = (each: string) =>
    ![ASKS_OF, ON_TERMS, DONE_WITH_IT, HOUSEHOLD, POINTS].some((set) => set.has(each)) &&
    !OF_MONEY.has(each) &&
    !known.has(each)
  return !STANDING.test(text) && marks.some(({ readings }) => readings.every(isOwn))
}
/** "What changes?" says what is done and not with what. */
export const namesOnlyDeeds = ({ marks }: Reading) =>
  marks.every(({ readings }) =>
    readings.some((each) => ASKS_OF.has(each) || DONE_WITH_IT.has(each) || ON_TERMS.has(each)),
  )

const OF_MONEY = new Set(['funds', 'dollar', 'fee', 'free'])
const STANDING = /(?<!\p{L})(?:it|its|that|this|them|they|one|ones|اون|آن|این|همون|oon)(?!\p{L})/iu

/** For how many it is asked says nothing about what. */
const HOUSEHOLD = new Set(['people', 'alone', 'couple'])
/** "How many points is that?" asks of something; "what is my score?" asks of me. */
const POINTS = new Set(['score', 'points'])
const OWN = /(?<!\p{L})(?:my|mine|i|me|من|خودم)(?!\p{L})|امتیازم|نمره‌?م|emtiazam/iu

const ONE_OF_THEM =
  /(?<!\p{L})(?:(?:first|second|third|next|last|other) one|اولی|دومی|سومی|بعدی|آخری|یکی دیگه|avv?ali|dovv?omi|sevv?omi|ba{1,2}di|akhari)(?!\p{L})/iu

/** "And the next one?": one of several that were just spoken of, and nothing else is named. */
export const isOneOfThem = (reading: Reading) =>
  ONE_OF_THEM.test(reading.text) &&
  namesNothing({ ...reading, leftover: reading.leftover.filter((word) => !ONE_OF_THEM.test(word)) })

/** It has a word that stands for something or somebody named before. */
export const refersBack = ({ text }: Reading) => wordsOf(text).some((word) => STANDS_FOR.has(word))

/** Short, or with a word that stands for another, or naming nothing: it may go on with what was said before. */
export function leans(reading: Reading): boolean {
  const words = wordsOf(reading.text)
  if (words.length <= FEW_WORDS) return true
  return words.length <= MOST_WORDS && (namesNothing(reading) || refersBack(reading) || isElliptical(reading.text))
}

const isAbout = ({ readings }: Mark) =>
  readings.some((each) => !ASKS_OF.has(each)) && !readings.some((each) => HARD_CONCEPTS.has(each))

/** Without any of these a question asks nothing of its own: what was asked before is asked again. */
const NOT_ASKING = new Set([
  'now',
  'number',
  'year',
  'month',
  'andwhat',
  'correct',
  'if',
  'together',
  'last',
  'first',
  'neg',
])
const asksOwn = ({ readings }: Mark) => readings.some((each) => ASKS_OF.has(each) && !NOT_ASKING.has(each))

/** The question with what was named before it and is not replaced, and with what was asked where it asks nothing itself. */
export function joinedTo(before: readonly Mark[], now: Reading): Reading {
  const own = withoutCues(now.marks)
  const kept = overlay(before, own).filter((mark) => !own.includes(mark))
  const isOfThing = (mark: Mark, place: number) =>
    mark.value !== undefined && kept.slice(Math.max(0, place - 1), place + 2).some(isAbout)
  const isAsking = own.some(asksOwn)
  const carried = kept.filter((mark, place) => isAbout(mark) || isOfThing(mark, place) || (!isAsking && asksOwn(mark)))
  const read = readQuestion([...carried.map(({ word }) => word), now.text].join(' '))
  return { ...read, language: now.language, marks: withoutCues(read.marks) }
}
