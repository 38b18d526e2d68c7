import { stemsOf } from '../endings.ts'
import { type Mark, recognise } from '../recognise.ts'
import { wordsOf } from '../words.ts'
import { createFeatures, type Features, featureOf, featureOfPair } from './features.ts'

/**
 * By topic, how people ask for it; `notOurs` is what nobody here answers and is asked in much the same words, `hard` by
 * concept what must be noticed however it is said.
 */
export type ExampleBank = {
  byTopic: ReadonlyMap<string, readonly string[]>
  notOurs: readonly string[]
  hard: ReadonlyMap<string, readonly string[]>
  /** What people say after an answer. */
  threads: readonly FollowUp[]
}

/** Said after an answer to `after`, it is answered best by the first of `topics`; by none where there is none. */
export type FollowUp = { after: string; topics: readonly string[]; text: string }

export type Lesson = { label: string; text: string; features: Features }

/** What the examples of a topic name. */
export type Vocabulary = {
  concepts: readonly string[]
  /** Stems of the words they are written with. */
  words: readonly string[]
  /** What nearly everybody names who asks for the topic: a question without it asks for something else. */
  core: readonly string[]
  /** What most of them name. */
  usual: readonly string[]
}

export const NOT_OURS = ''

/** Meanings tell most, and two of them together more; parts of words carry what is misspelt or has an ending we do not know. */
const WEIGHT = { meaning: 1, pair: 0.75, word: 0.6, phrase: 0.4, length: 0.4, part: 0.2 }
const PART_LETTERS = 4
/** Whoever asks in three words and whoever tells a story ask for different things. */
const WORDS_TO_A_LENGTH = 3
const LONGEST = 6
const CORE_SHARE = 0.85
const USUAL_SHARE = 0.5

/** They ask, or go without saying; what is asked about is something else. */
const ASKING = new Set(
  'howmuch when who where why how what need now last if takes year month number canada immigrate visa people accepted explain list'.split(
    ' ',
  ),
)
export const isAsking = (reading: string) => ASKING.has(reading)

export const featuresIn = (text: string) => featuresOf(recognise(wordsOf(text)))

/** Reads every example; reading one takes a third of a millisecond, and between any two others may work. */
export function* readLessons(
  bank: ExampleBank,
): Generator<void, { lessons: Lesson[]; vocabularies: Map<string, Vocabulary> }> {
  const lessons: Lesson[] = []
  const vocabularies = new Map<string, Vocabulary>()
  for (const [label, lines] of [...bank.byTopic, ...bank.hard, [NOT_OURS, bank.notOurs] as const]) {
    const read = []
    for (const line of lines) {
      const marks = recognise(wordsOf(line))
      read.push(marks)
      lessons.push({ label, text: line, features: featuresOf(marks) })
      yield
    }
    vocabularies.set(label, vocabularyOf(read))
  }
  return { lessons, vocabularies }
}

const kindOf = (reading: string) => /^(?:p|t|pv|b):/.exec(reading)?.[0]

/** A year, an amount, an age, or something counted: the figures themselves say less. */
function sizeOf(value: number): string {
  if (value >= 1300 && value < 2100) return 'year'
  if (value >= 1000) return 'amount'
  return value >= 100 ? 'score' : value >= 15 ? 'age' : 'few'
}

/** What a question is compared by: what its words mean, alone and two by two, how they are written, alone, in a row and in parts, and how many they are. */
function featuresOf(marks: readonly Mark[]): Features {
  const { add, made } = createFeatures()
  const meanings = marks.flatMap(({ readings }) => readings.slice(0, 1))
  meanings.forEach((one, place) => {
    for (const other of meanings.slice(place + 1)) add(featureOfPair(one, other), WEIGHT.pair)
  })
  for (const { readings, value } of marks) {
    if (value !== undefined) add(featureOf('figure', sizeOf(value)), WEIGHT.meaning)
    for (const reading of readings) {
      add(featureOf('meaning', reading), WEIGHT.meaning)
      const kind = kindOf(reading)
      if (kind) add(featureOf('meaning', kind), WEIGHT.meaning)
    }
  }
  const written = marks.filter(({ readings }) => !readings.includes('number'))
  const words = [...new Set(written.flatMap(({ word }) => word.split(' ')))]
  words.forEach((word, place) => {
    add(featureOf('word', word), WEIGHT.word)
    const next = words[place + 1]
    if (next) add(featureOf('phrase', `${word} ${next}`), WEIGHT.phrase)
    const padded = ` ${word} `
    for (let at = 0; at + PART_LETTERS <= padded.length; at++)
      add(featureOf('part', padded, at, at + PART_LETTERS), WEIGHT.part)
  })
  add(featureOf('length', String(Math.min(LONGEST, Math.floor(words.length / WORDS_TO_A_LENGTH)))), WEIGHT.length)
  return made()
}

function vocabularyOf(each: readonly (readonly Mark[])[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const marks of each)
    for (const reading of new Set(marks.flatMap(({ readings }) => readings)))
      counts.set(reading, (counts.get(reading) ?? 0) + 1)
  const named = [...counts.keys()].filter((reading) => !isAsking(reading))
  const withShare = (least: number) => named.filter((reading) => (counts.get(reading) ?? 0) / each.length >= least)
  return {
    concepts: [...counts.keys()],
    words: [...new Set(each.flatMap((marks) => marks.flatMap(({ word }) => word.split(' '))).flatMap(stemsOf))],
    core: withShare(CORE_SHARE),
    usual: withShare(USUAL_SHARE),
  }
}
