import type { Knowledge, Published } from './answers/answers.ts'
import { IMPLIED } from './lexicon/lexicon.ts'
import { isLight, recognise, stemsOf, wordsOf } from './understand/understand.ts'

/** What a sentence is about: the words it has under any ending, and what they mean to us. */
type Keys = ReadonlySet<string>
type Unit = { where: Published; own: Keys; around: Keys; programs: readonly string[] }
type Wanted = { keys: readonly string[]; isLight: boolean }

/** They ask; no sentence that answers has to say them. */
const ASKING = new Set(
  'howmuch need what when how who where why if now andwhat correct explain list canada immigrate visa limit first last add people'.split(
    ' ',
  ),
)
const LEAST_WORDS = 2
const MOST_OF_IT = 0.7

export const keysOf = (word: string, readings: readonly string[]) => [
  ...readings.map((reading) => `c:${reading}`),
  ...stemsOf(word).filter((stem) => stem.length > 2),
]

export const keysIn = (text: string): Keys =>
  new Set(recognise(wordsOf(text)).flatMap(({ word, readings }) => keysOf(word, readings)))

/** An article on one program says nothing to who asks without it: ten days that are enough in China are enough nowhere else. */
const programsIn = (title: string) => [...keysIn(title)].filter((key) => key.startsWith('c:p:'))

/** Whoever names China names studying there. */
const withImplied = (key: string) => [key, ...(IMPLIED[key.slice(2)] ?? '').split(' ').map((concept) => `c:${concept}`)]

const SENTENCE = /(?<=[.؟!?])\s+/

function unitsOf({ articles, questions }: Knowledge): Unit[] {
  const inArticles = [...articles].flatMap(([slug, { title, sections }]) =>
    sections.flatMap(({ heading, sentences }, place) => {
      const around = keysIn(`${title} ${heading}`)
      const programs = programsIn(title)
      return sentences
        .flatMap((paragraph) => paragraph.split(SENTENCE))
        .map((sentence) => ({
          where: { kind: 'article' as const, slug, place, sentence },
          ...{ own: keysIn(sentence), around, programs },
        }))
    }),
  )
  const inQuestions = [...questions].flatMap(([slug, { question, answer }]) => {
    const around = keysIn(question)
    const programs = programsIn(question)
    return answer
      .split('\n')
      .flatMap((line) => line.split(SENTENCE))
      .map((sentence) => ({
        where: { kind: 'question' as const, slug, place: 0, sentence },
        ...{ own: keysIn(sentence), around, programs },
      }))
  })
  return [...inArticles, ...inQuestions]
}

/** What is published is read once for as long as it is asked. */
const indexes = new WeakMap<Knowledge, { units: Unit[]; counts: Map<string, number> }>()

function indexOf(knowledge: Knowledge) {
  const known = indexes.get(knowledge)
  if (known) return known
  const units = unitsOf(knowledge)
  const counts = new Map<string, number>()
  for (const { own, around } of units)
    for (const each of new Set([...own, ...around])) counts.set(each, (counts.get(each) ?? 0) + 1)
  const index = { units, counts }
  indexes.set(knowledge, index)
  return index
}

/**
 * The published sentence that says what is asked. Rare words weigh more than common ones; a word that no sentence has
 * counts against all of them, unless it is a light one.
 */
export function findSentence(knowledge: Knowledge, text: string): Published | undefined {
  const { units, counts } = indexOf(knowledge)
  const weigh = ({ keys, isLight: light }: Wanted) => {
    const common = Math.max(0, ...keys.map((key) => counts.get(key) ?? 0))
    return common === 0 && light ? 0 : Math.log(1 + units.length / Math.max(1, common))
  }
  const wanted = wantedIn(text)
    .map((each) => ({ ...each, weight: weigh(each) }))
    .filter(({ weight }) => weight > 0)
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0)
  let best: { unit: Unit; covered: number; own: number } | undefined
  const named = new Set(wanted.flatMap(({ keys }) => keys).flatMap(withImplied))
  for (const unit of units) {
    if (unit.programs.length > 0 && !unit.programs.some((each) => named.has(each))) continue
    const isIn = (keys: Keys) => (each: Wanted) => each.keys.some((key) => keys.has(key))
    const own = wanted.filter(isIn(unit.own))
    if (own.length < LEAST_WORDS) continue
    const said = wanted.filter((each) => isIn(unit.own)(each) || isIn(unit.around)(each))
    const covered = said.reduce((sum, { weight }) => sum + weight, 0)
    const ownWeight = own.reduce((sum, { weight }) => sum + weight, 0)
    if (!best || covered > best.covered || (covered === best.covered && ownWeight > best.own))
      best = { unit, covered, own: ownWeight }
  }
  if (!best || best.covered < all * MOST_OF_IT) return undefined
  return best.unit.where
}

function wantedIn(text: string): Wanted[] {
  return recognise(wordsOf(text)).flatMap(({ word, readings, isUnknown, value }) => {
    const light = readings.length === 0 && !isUnknown
    if (value !== undefined || (light && !isLight(word))) return []
    if (readings.length > 0 && readings.every((reading) => ASKING.has(reading))) return []
    return [{ keys: keysOf(word, readings), isLight: light }]
  })
}
