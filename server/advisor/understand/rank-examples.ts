import { explains, isPassedOver, type Pattern, type Prepared } from './choose-topic.ts'
import { stemsOf } from './endings.ts'
import type { Reading } from './read-question.ts'
import { type Mark, recognise } from './recognise.ts'
import type { Slots } from './slots.ts'
import { allowedDistance, distance } from './typos.ts'
import { wordsOf } from './words.ts'

/** By topic, how people ask for it; `notOurs` is what nobody here answers and is asked in much the same words. */
export type ExampleBank = { byTopic: ReadonlyMap<string, readonly string[]>; notOurs: readonly string[] }

/** The marks of an example; reading one takes a third of a millisecond, so that it is done once for each. */
export type ReadLine = (line: string) => readonly Mark[]

export type NearExample<Topic> = { topic: Topic; score: number; others: readonly Topic[] }

type Vector = ReadonlyMap<string, number>
type Weighed = { vector: Vector; norm: number }
type Example = Weighed & { topic: string }
type Ranked = { topic: string; score: number }

/** Meanings tell most; parts of words carry what is misspelt or has an ending we do not know. */
const WEIGHT = { meaning: 1, word: 0.45, part: 0.18 }
const PART_LETTERS = 4
const NOT_OURS = ''
const MOST_PASSED_OVER = 1

/** Set so that no question of the development sets is answered wrongly; see the decision page. */
const LEAST_SCORE = 0.45
const LEAST_LEAD = 0.1
/** A topic that does not explain the question may be nearer, but not by much: then something else is asked. */
const LEAST_SHARE = 0.8

const MOST_OTHERS = 5

/** The topic whose examples are nearest to a question, if they are near, no other's are, and nothing is left unexplained. */
export function createRanker<Topic extends Pattern>(
  bank: ExampleBank,
  prepared: readonly Prepared<Topic>[],
  readLine: ReadLine,
) {
  const rank = rankBy([...bank.byTopic, [NOT_OURS, bank.notOurs]], readLine)
  const vocabularies = new Map([...bank.byTopic].map(([topic, lines]) => [topic, vocabularyOf(lines.map(readLine))]))
  const topics = new Map(prepared.map((each) => [each.topic.id, each]))

  function isExplained(id: string, { marks, leftover }: Reading): boolean {
    const [vocabulary, topic] = [vocabularies.get(id), topics.get(id)]
    if (!vocabulary || !topic) return false
    if (!marks.some(({ readings }) => readings.some((reading) => vocabulary.about.has(reading)))) return false
    const isNamed = (mark: Mark) =>
      mark.readings.some((reading) => vocabulary.concepts.has(reading)) || explains(topic, mark, marks)
    if (!vocabulary.core.every((reading) => marks.some(({ readings }) => readings.includes(reading)))) return false
    const open = marks.filter((mark) => !isNamed(mark))
    if (open.length > MOST_PASSED_OVER || !open.every(isPassedOver)) return false
    return leftover.every((word) => isAmong(word, vocabulary.words))
  }

  /** Whether no other topic's examples are much nearer than those of this one. */
  function agrees({ text }: Reading, id: string): boolean {
    if (!bank.byTopic.has(id)) return true
    const ranked = rank(text)
    const own = ranked.find(({ topic }) => topic === id)?.score ?? 0
    return own >= (ranked[0]?.score ?? 0) * LEAST_SHARE
  }

  function nearest(reading: Reading, slots: Slots): NearExample<Topic> | undefined {
    const ranked = rank(reading.text).filter(({ topic }) => topics.get(topic)?.topic.needs?.(slots) !== false)
    const [best, next] = ranked
      .filter(({ score }) => score >= LEAST_SCORE - LEAST_LEAD)
      .filter(({ topic }) => topic === NOT_OURS || isExplained(topic, reading))
    const found = best && topics.get(best.topic)?.topic
    if (!found || best.score < LEAST_SCORE || best.score - (next?.score ?? 0) < LEAST_LEAD) return undefined
    if (best.score < (ranked[0]?.score ?? 0) * LEAST_SHARE) return undefined
    const others = ranked.slice(0, MOST_OTHERS).flatMap(({ topic }) => topics.get(topic)?.topic ?? [])
    return { topic: found, score: best.score, others }
  }

  /** What a question that holds something we do not know is nearest to, and nothing else is. */
  function guess({ text }: Reading, slots: Slots): Topic | undefined {
    const [best, next] = rank(text)
    if (!best || best.score < LEAST_SCORE || best.score - (next?.score ?? 0) < LEAST_LEAD) return undefined
    const found = topics.get(best.topic)?.topic
    return found?.needs?.(slots) === false ? undefined : found
  }

  return { nearest, agrees, guess }
}

export type Ranker<Topic extends Pattern> = ReturnType<typeof createRanker<Topic>>

/** TF-IDF cosine with every example; a topic is as near as its nearest. */
function rankBy(bank: readonly (readonly [topic: string, lines: readonly string[]])[], readLine: ReadLine) {
  const read = bank.flatMap(([topic, lines]) => lines.map((line) => ({ topic, features: featuresOf(readLine(line)) })))
  const counts = new Map<string, number>()
  for (const { features } of read)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weigh = (features: ReadonlyMap<string, number>): Weighed => {
    const rarity = (feature: string) => Math.log(1 + read.length / (1 + (counts.get(feature) ?? 0)))
    const vector = new Map([...features].map(([feature, weight]) => [feature, weight * rarity(feature)]))
    return { vector, norm: Math.hypot(...vector.values()) }
  }
  const byFeature = new Map<string, Example[]>()
  for (const { topic, features } of read) {
    const example = { topic, ...weigh(features) }
    for (const feature of features.keys()) {
      const having = byFeature.get(feature) ?? []
      having.push(example)
      byFeature.set(feature, having)
    }
  }
  // One question is ranked to find its topic, to weigh a pattern's choice and to guess.
  let last: { text: string; ranked: Ranked[] } | undefined
  return (text: string): Ranked[] => {
    if (last?.text !== text) last = { text, ranked: rankOne(text) }
    return last.ranked
  }

  function rankOne(text: string): Ranked[] {
    const asked = weigh(featuresOf(recognise(wordsOf(text))))
    const products = new Map<Example, number>()
    for (const [feature, weight] of asked.vector)
      for (const example of byFeature.get(feature) ?? [])
        products.set(example, (products.get(example) ?? 0) + weight * (example.vector.get(feature) ?? 0))
    const best = new Map<string, number>()
    for (const [{ topic, norm }, product] of products)
      best.set(topic, Math.max(best.get(topic) ?? 0, product / (norm * asked.norm)))
    return [...best].map(([topic, score]) => ({ topic, score })).sort((a, b) => b.score - a.score)
  }
}

/** They ask, or go without saying; what is asked about is something else. */
const ASKING = new Set(
  'howmuch when who where why how what need now last if takes year month number canada immigrate visa people accepted explain list'.split(
    ' ',
  ),
)
const isAsking = (reading: string) => ASKING.has(reading)

const kindOf = (reading: string) => /^(?:p|t|pv|b):/.exec(reading)?.[0]

/** What a question is compared by: what its words mean, how they are written, and parts of how they are written. */
function featuresOf(marks: readonly Mark[]): Map<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) => features.set(feature, Math.max(features.get(feature) ?? 0, weight))
  for (const { word, readings } of marks) {
    for (const reading of readings) {
      add(`meaning ${reading}`, WEIGHT.meaning / readings.length)
      const kind = kindOf(reading)
      if (kind) add(`meaning ${kind}`, WEIGHT.meaning / readings.length)
    }
    if (readings.includes('number')) continue
    for (const each of word.split(' ')) {
      add(`word ${each}`, WEIGHT.word)
      const padded = ` ${each} `
      for (let at = 0; at + PART_LETTERS <= padded.length; at++)
        add(`part ${padded.slice(at, at + PART_LETTERS)}`, WEIGHT.part)
    }
  }
  return features
}

/** `core` is what nearly everybody names who asks for the topic: a question without it asks for something else. */
type Vocabulary = {
  concepts: ReadonlySet<string>
  about: ReadonlySet<string>
  words: ReadonlySet<string>
  core: readonly string[]
}

const CORE_SHARE = 0.85

function vocabularyOf(each: readonly (readonly Mark[])[]): Vocabulary {
  const read = each.flat()
  const shareOf = (reading: string) =>
    each.filter((marks) => marks.some(({ readings }) => readings.includes(reading))).length / each.length
  const named = new Set(read.flatMap(({ readings }) => readings.filter((reading) => !isAsking(reading))))
  return {
    about: named,
    core: [...named].filter((reading) => shareOf(reading) >= CORE_SHARE),
    concepts: new Set(read.flatMap(({ readings }) => readings)),
    words: new Set(read.flatMap(({ word }) => word.split(' ')).flatMap(stemsOf)),
  }
}

const LONG_ENOUGH = 6

function isAmong(word: string, words: ReadonlySet<string>): boolean {
  if (stemsOf(word).some((stem) => words.has(stem))) return true
  const most = word.length >= LONG_ENOUGH ? Math.min(1, allowedDistance(word)) : 0
  return most > 0 && [...words].some((each) => distance(word, each, most) <= most)
}
