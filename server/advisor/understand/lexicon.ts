import { CONCEPTS, HEARSAY, LIGHT_FINGLISH, LIGHT_VERBS, LIGHT_WORDS, STOP_WORDS } from '../lexicon/lexicon.ts'
import { skeletonOf } from './spelling/finglish.ts'
import { wordsOf } from './words.ts'

/** What a word or phrase may mean; no reading at all for a word that carries nothing. */
export type Readings = readonly string[]

const PERSIAN = /\p{Script=Arabic}/u
const phrases = new Map<string, Set<string>>()
const finglish = new Set<string>()
const english = new Set<string>()
/** What an English word means; as Persian in Latin letters it may mean something else. */
const englishReadings = new Map<string, Set<string>>()
const persianBySkeleton = new Map<string, Set<string>>()
/** Every word of every phrase, whether it means something alone or not, by its first letter. */
const vocabulary = new Map<string, Set<string>>()

function enter(phrase: string, concept: string | undefined): string {
  const words = wordsOf(phrase)
  const key = words.join(' ')
  for (const word of words) if (!/\d/.test(word)) vocabulary.set(initialOf(word), wordsLike(word).add(word))
  for (const spelled of new Set([key, ...(PERSIAN.test(key) ? joinedOf(words) : [])])) {
    const readings = phrases.get(spelled) ?? new Set<string>()
    if (concept) readings.add(concept)
    phrases.set(spelled, readings)
    if (spelled.includes(' ') || /\d/.test(spelled)) continue
    if (!PERSIAN.test(spelled)) continue
    const skeleton = skeletonOf(spelled)
    persianBySkeleton.set(skeleton, (persianBySkeleton.get(skeleton) ?? new Set()).add(spelled))
  }
  return key
}

/** «انتقال درون شرکتی» is also written with any of its words joined to the next. */
function joinedOf(words: readonly string[]): string[] {
  const pairs = words
    .slice(1)
    .map((_, place) => [...words.slice(0, place), `${words[place]}${words[place + 1]}`, ...words.slice(place + 2)])
  return [words.join(''), ...pairs.map((pair) => pair.join(' '))]
}

/** A list is English and Persian as people write them and, after a semicolon, Persian in Latin letters. */
function enterConcept(concept: string, list: string): void {
  const [written = [], inLatin = []] = list
    .split(';')
    .map((part) => part.split(',').flatMap((each) => each.trim() || []))
  for (const phrase of written) {
    const key = enter(phrase, concept)
    if (PERSIAN.test(phrase)) continue
    english.add(key)
    englishReadings.set(key, (englishReadings.get(key) ?? new Set()).add(concept))
  }
  for (const phrase of inLatin) finglish.add(enter(phrase, concept))
}

for (const [concept, list] of Object.entries(CONCEPTS)) enterConcept(concept, list)
const FIRST_FINGLISH_STOP = STOP_WORDS.indexOf('man')
STOP_WORDS.forEach((word, place) => {
  if (!phrases.has(wordsOf(word).join(' '))) enter(word, undefined)
  if (place >= FIRST_FINGLISH_STOP) finglish.add(word)
})

for (const phrase of HEARSAY) enter(phrase, undefined)

const light = new Set<string>()
for (const word of [...LIGHT_WORDS, ...LIGHT_FINGLISH, ...LIGHT_VERBS]) {
  const key = wordsOf(word).join(' ')
  if (phrases.has(key)) continue
  enter(word, undefined)
  light.add(key)
}
for (const word of LIGHT_FINGLISH) finglish.add(word)

/** It carries nothing for a topic, and may be what a published sentence is about. */
export const isLight = (word: string) => light.has(word)

const readings = new Map<string, Readings>([...phrases].map(([phrase, found]) => [phrase, [...found]]))
const beginnings = new Set([...phrases.keys()].flatMap(beginningsOf))

/** "Proof of funds" begins with "proof" and with "proof of". */
function beginningsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.slice(1).map((_, place) => words.slice(0, place + 1).join(' '))
}

/** A word that means this. */
export const wordFor = (concept: string) => CONCEPTS[concept]?.split(/[,;]/)[0]?.trim() ?? ''

export function readingsOf(phrase: string): Readings | undefined {
  return readings.get(phrase)
}

/** "name" and "age" are «نامه» and «اگه» only beside other Persian words. */
export function readingsInEnglish(phrase: string): Readings | undefined {
  return AMBIGUOUS.has(phrase) ? [...(englishReadings.get(phrase) ?? [])] : readings.get(phrase)
}

/** Whether any phrase goes on after these words. */
export const beginsPhrase = (words: string) => beginnings.has(words)

export function isFinglish(phrase: string): boolean {
  return finglish.has(phrase) && !english.has(phrase) && !AMBIGUOUS.has(phrase)
}

/** They are English as often as Persian; beside other Persian words they are Persian. */
const AMBIGUOUS = new Set([
  'man',
  'to',
  'in',
  'on',
  'at',
  'am',
  'be',
  'too',
  'age',
  'dad',
  'a',
  'o',
  'ham',
  'bad',
  'name',
  'mide',
  'ash',
  'ye',
  'pas',
  'dare',
  'har',
  'ya',
  'che',
  'bank',
  'kar',
  'test',
  'chin',
  'pool',
])

export function persianWith(skeleton: string): readonly string[] {
  return [...(persianBySkeleton.get(skeleton) ?? [])]
}

function initialOf(word: string): string {
  return word[0] ?? ''
}

/** All that begin as it does. */
export function wordsLike(word: string): Set<string> {
  return vocabulary.get(initialOf(word)) ?? new Set()
}

const byLength = new Map(
  [...vocabulary].map(([initial, words]) => [initial, Map.groupBy(words, ({ length }) => length)]),
)

/** Those of them that are at most so many letters longer or shorter. */
export function wordsNear(word: string, most: number): string[] {
  const words = byLength.get(initialOf(word))
  return Array.from({ length: 2 * most + 1 }, (_, turn) => words?.get(word.length - most + turn) ?? []).flat()
}
