import { isBareWord } from './bare-thing.ts'
import { explains, isPassedOver, type Pattern, type Prepared } from './choose-topic.ts'
import { isOfTheFile, isUrgent } from './hard-topics.ts'
import { keeping } from './keeping.ts'
import {
  createJudge,
  createThreadFeatures,
  type ExampleBank,
  featuresIn,
  isAsking,
  type Model,
} from './learnt/learnt.ts'
import type { Reading } from './read-question.ts'
import type { Mark } from './recognise.ts'
import type { Slots } from './slots/slots.ts'
import { inSets, isAmong, usedInMany } from './vocabularies.ts'
import { wordsOf } from './words.ts'

export type NearExample<Topic> = { topic: Topic; share: number; others: readonly Topic[] }
export type Guess<Topic> = { topics: readonly Topic[]; others: readonly Topic[]; share: number }
type Ranked = { topic: string; share: number }

const MOST_PASSED_OVER = 1

/** Set so that no question of the development sets is answered wrongly; see the decision page. */
const SURE = 0.88
/** So sure that a word or two which change little need not be explained. */
const SURER = 0.93
/** So sure that a word more changes nothing: of 2,033 unseen questions 2,012 were of it. Of what only examples know a "not" changes nothing either. */
const SUREST = { share: 0.93, words: 3, few: 6 }
/** So sure that a "not" is how people ask for it, unless it is what they choose by. */
const SURE_WITH_NOT = 0.97
const CHOOSING =
  /(?<!\p{L})(?:which|what|who|when|کدوم|کدام|کدوما|کیا|چه|چی|kodoom|kodum|kodam|kiya|che|chi)(?!\p{L})/iu
/** Enough to say what is probably meant, as a guess; more where something is not understood at all. */
const LIKELY = { allKnown: 0.35, notAllKnown: 0.42 }
/** What comes second is said beside it. */
const ALSO_LIKELY = 0.15
/** A question that goes on with another is mostly about the same. */
const SAME_FAMILY = 2
/** Below this the examples would not call it so; above the other nothing speaks against it. */
const AGREED = 0.1
const UNOPPOSED = 0.7
/** A word or two are seldom the whole of what is asked, "my file" never. */
const UNOPPOSED_ALONE = 0.98

/** Whoever is in despair and not told whom to call is lost; whoever is told for nothing loses a moment. */
const URGENT_ENOUGH = { message: 0.3, fewInMessage: 0.8, sentence: 0.6, few: 0.95, bare: SURE }
/** "Even my wife must not?": what leans on an answer sounds desperate alone. With less, whom to call is said beside what is asked. */
const URGENT_AFTER = 0.97
/** Below so much of it, it has to be twice as likely as anything else. */
const URGENT_SURELY = 0.6
/** «همه میکنن» after a question is too little to call it despair. */
const FEW_WORDS = { few: 6, bare: 3 }
/** Where nothing else is understood whom to call is said beside it. */
const PERHAPS_URGENT = { alone: 0.2, after: 0.3, words: 5 }
/** To call somebody dishonest for nothing is worse; nobody is hurt by hearing that others' files are private. */
const HARD_ENOUGH = 0.7
const ENOUGH_OF: Readonly<Record<string, number>> = { fraud: 0.85, otherclient: 0.5 }
/** "Is there someone who doesn't need it?": what leans on an answer says little alone, and sounds like it. */
const ENOUGH_AFTER: Readonly<Record<string, number>> = { ...ENOUGH_OF, fraud: 0.97 }
/** Who may be tempted hears, beside the answer, that everything has to be true. */
const PERHAPS_FRAUD = { share: 0.5, words: 5 }

const MOST_OTHERS = 5
const LEAST_MARKS = 2
const MOST_OPEN = 2

/** They colour what is asked and are seldom what it is about. */
const COLOURS = new Set(
  'first add raise lose upload contact move human start change nextstep soon limit accepted low enough report see data better'.split(
    ' ',
  ),
)
const changesLittle = ({ readings }: Mark) => readings.some((each) => COLOURS.has(each))

/** What the examples taught about a question: the topic it is for, if they are sure and nothing is left unexplained. */
export function createRanker<Topic extends Pattern>(
  model: Model,
  bank: Pick<ExampleBank, 'byTopic' | 'hard'>,
  prepared: readonly Prepared<Topic>[],
) {
  const topics = new Map(prepared.map((each) => [each.topic.id, each]))
  const judge = createJudge(model.alone)
  const [judgeAfter, featuresAfter] = [createJudge(model.after), createThreadFeatures(model)]
  const vocabularyOf = inSets(model.vocabularies)
  const isOfMany = usedInMany(model.vocabularies)

  // One question is ranked to find its topic, to weigh a pattern's choice and to guess.
  const rank = keeping((text): readonly Ranked[] =>
    judge(featuresIn(text)).map(({ label, share }) => ({ topic: label, share })),
  )

  /** What people mean who say this after an answer to that, with the share of each, the likeliest first. */
  const rankAfter = (text: string, after: string): ReadonlyMap<string, number> =>
    new Map(judgeAfter(featuresAfter(text, after)).map(({ label, share }) => [label, share]))

  const shares = (text: string): ReadonlyMap<string, number> =>
    new Map(rank(text).map(({ topic, share }) => [topic, share]))

  function isExplained(id: string, { marks, leftover }: Reading): boolean {
    const [vocabulary, topic] = [vocabularyOf(id), topics.get(id)]
    if (!vocabulary || !topic) return false
    if (!marks.some(({ readings }) => readings.some((reading) => vocabulary.about.has(reading)))) return false
    const isNamed = (mark: Mark) =>
      mark.readings.some((reading) => vocabulary.concepts.has(reading)) || explains(topic, mark, marks)
    if (!vocabulary.core.every((reading) => marks.some(({ readings }) => readings.includes(reading)))) return false
    const open = marks.filter((mark) => !isNamed(mark))
    if (open.length > MOST_PASSED_OVER || !open.every(isPassedOver)) return false
    return leftover.every((word) => isAmong(word, vocabulary.words))
  }

  /** Nothing is named that the topic is never asked with, besides what changes little. */
  function isNearlyExplained(id: string, { marks, leftover }: Reading): boolean {
    const [vocabulary, topic] = [vocabularyOf(id), topics.get(id)]
    if (!vocabulary || !topic || marks.length < LEAST_MARKS) return false
    const isNamed = (mark: Mark) =>
      mark.readings.some((reading) => vocabulary.concepts.has(reading)) || explains(topic, mark, marks)
    const open = marks.filter((mark) => !isNamed(mark) && !mark.readings.some(isAsking))
    if (open.length > MOST_OPEN || !open.every((mark) => isPassedOver(mark) || changesLittle(mark))) return false
    return leftover.every((word) => isAmong(word, vocabulary.words))
  }

  /** A partner's file is not one's own, and "not" turns a question round: a pattern has them, or it is asked back. */
  function isMeant(best: Ranked, reading: Reading, isSurest: boolean): boolean {
    const topic = topics.get(best.topic)
    const isOfFile = isOfTheFile(best.topic)
    const mayHaveNot = isSurest && mayTurnOn(best, reading)
    const turning = reading.marks.filter(
      ({ readings }) => (isOfFile && readings.includes('partner')) || (!mayHaveNot && readings.includes('neg')),
    )
    return topic !== undefined && turning.every((mark) => explains(topic, mark, reading.marks))
  }

  const isAsked = (slots: Slots) => (ranked: Ranked) => topics.get(ranked.topic)?.topic.needs?.(slots) !== false

  /** Whether the examples may call it so, too. */
  function agrees({ text }: Reading, id: string): boolean {
    if (!bank.byTopic.has(id)) return true
    const ranked = rank(text)
    return (ranked.find(({ topic }) => topic === id)?.share ?? 0) >= AGREED
  }

  /** Whether the examples would as well call it something else. A word or two only name a thing. */
  function opposes({ text, marks }: Reading, id: string): boolean {
    const ranked = rank(text)
    if (!bank.byTopic.has(id)) return (ranked[0]?.share ?? 0) >= SURE
    const isBare = isBareWord({ text, marks })
    if (isBare && marks.some(({ readings }) => readings.includes('case'))) return true
    const enough = isBare ? UNOPPOSED_ALONE : UNOPPOSED
    return (ranked.find(({ topic }) => topic === id)?.share ?? 0) < enough
  }

  /** Despair and what is dishonest, said in words that no list has. */
  function hardIn({ text }: Reading, isMessage = false, isAfter = false): string | undefined {
    const [best] = rank(text)
    const urgent = urgentIn(text)
    const few = isMessage ? 'fewInMessage' : 'few'
    const words = wordsOf(text).length
    const size = words <= FEW_WORDS.bare ? 'bare' : words <= FEW_WORDS.few ? few : isMessage ? 'message' : 'sentence'
    if (urgent?.isClear && urgent.share >= (isAfter ? URGENT_AFTER : URGENT_ENOUGH[size])) return urgent.topic
    if (!best || !bank.hard.has(best.topic)) return undefined
    const enough = (isAfter ? ENOUGH_AFTER : ENOUGH_OF)[best.topic] ?? HARD_ENOUGH
    return best.share >= enough ? best.topic : undefined
  }

  /** Despair and danger are near each other: together they are surer than each. */
  function urgentIn(text: string): (Ranked & { isClear: boolean }) | undefined {
    const ranked = rank(text)
    const urgent = ranked.filter(({ topic }) => isUrgent({ concept: topic }))
    const other = ranked.find((each) => !urgent.includes(each))?.share ?? 0
    const share = urgent.reduce((sum, each) => sum + each.share, 0)
    return urgent[0] && { topic: urgent[0].topic, share, isClear: share >= URGENT_SURELY || share > 2 * other }
  }

  const mayBeUrgent = (text: string, place: 'alone' | 'after') =>
    wordsOf(text).length >= PERHAPS_URGENT.words && (urgentIn(text)?.share ?? 0) >= PERHAPS_URGENT[place]

  const mayBeFraud = (text: string) =>
    wordsOf(text).length >= PERHAPS_FRAUD.words &&
    rank(text).some(({ topic, share }) => topic === 'fraud' && share >= PERHAPS_FRAUD.share)

  /** What they take it for first, if it is one of our topics. */
  function first({ text }: Reading): { topic: Topic; share: number } | undefined {
    const [best] = rank(text)
    const topic = best && topics.get(best.topic)?.topic
    return topic && { topic, share: best.share }
  }

  const isTopic = (label: string) => topics.has(label)

  const isOfExamplesAlone = (id: string) => topics.get(id)?.patterns.length === 0

  function isSurestOf({ topic, share }: Ranked, { text, leftover }: Reading): boolean {
    const words = wordsOf(text).length
    if (share < SUREST.share || words < SUREST.words) return false
    const known = vocabularyOf(topic)?.words
    // Of few words each matters: one that nobody asks for it with may be misspelt or mean something else.
    const isEachKnown = known !== undefined && leftover.every((word) => isAmong(word, known))
    return words > SUREST.few || isOfExamplesAlone(topic) || isEachKnown
  }

  /** "Nobody has answered me" is how people ask; "which documents are not missing" is not. */
  const mayTurnOn = ({ topic, share }: Ranked, { text }: Reading) =>
    isOfExamplesAlone(topic) || (share >= SURE_WITH_NOT && !CHOOSING.test(text))

  function nearest(reading: Reading, slots: Slots): NearExample<Topic> | undefined {
    const ranked = rank(reading.text).filter(isAsked(slots))
    const [best] = ranked
    const found = best && topics.get(best.topic)?.topic
    if (!found || found.isAct || best.share < SURE) return undefined
    const isSurer = best.share >= SURER
    const known = isSurer ? { ...reading, leftover: reading.leftover.filter((word) => !isOfMany(word)) } : reading
    const isSurest = isSurestOf(best, reading)
    const isSure = isSurest || isExplained(best.topic, known) || (isSurer && isNearlyExplained(best.topic, known))
    if (!isSure || !isMeant(best, reading, isSurest)) return undefined
    const others = ranked.slice(0, MOST_OTHERS).flatMap(({ topic }) => topics.get(topic)?.topic ?? [])
    return { topic: found, share: best.share, others }
  }

  /** What they are so sure of that no pattern says it better. */
  function surest(reading: Reading, slots: Slots): NearExample<Topic> | undefined {
    const found = nearest(reading, slots)
    return found && isSurestOf({ topic: found.topic.id, share: found.share }, reading) ? found : undefined
  }

  /** What a question that is not understood for certain is probably about: one topic or two. */
  function guess({ text, leftover }: Reading, slots: Slots): Guess<Topic> | undefined {
    return guessAmong(rank(text), leftover, slots)
  }

  /** What a question is probably about that goes on with another: what fits it alone and together, and what belongs to the same. */
  function guessTogether(
    joined: Reading,
    alone: Reading,
    slots: Slots,
    { last, isOther }: { last: string | undefined; isOther: boolean },
  ): Guess<Topic> | undefined {
    const own = new Map(rank(alone.text).map(({ topic, share }) => [topic, share]))
    const family = last?.split('.')[0]
    const others = rank(joined.text).filter(({ topic }) => !isOther || topic !== last)
    const weighed = others.map(({ topic, share }) => ({
      topic,
      share: Math.sqrt(share * (own.get(topic) ?? 0)) * (topic.split('.')[0] === family ? SAME_FAMILY : 1),
    }))
    const all = weighed.reduce((sum, { share }) => sum + share, 0) || 1
    const ranked = weighed.map(({ topic, share }) => ({ topic, share: share / all })).sort((a, b) => b.share - a.share)
    return guessAmong(ranked, alone.leftover, slots)
  }

  function guessAmong(all: readonly Ranked[], leftover: readonly string[], slots: Slots): Guess<Topic> | undefined {
    const ranked = all.filter(isAsked(slots))
    const [best, second] = ranked
    if (!best || !topics.has(best.topic)) return undefined
    const isSecond = second !== undefined && second.share >= ALSO_LIKELY
    const both = best.share + (isSecond && topics.has(second.topic) ? second.share : 0)
    if (both < (leftover.length > 0 ? LIKELY.notAllKnown : LIKELY.allKnown)) return undefined
    const named = ranked.slice(0, MOST_OTHERS).flatMap(({ topic }) => topics.get(topic)?.topic ?? [])
    const count = isSecond && topics.has(second.topic) ? 2 : 1
    return { topics: named.slice(0, count), others: named.slice(count), share: best.share }
  }

  const aboutOf = (id: string): readonly string[] => model.vocabularies.get(id)?.usual ?? []

  return {
    aboutOf,
    nearest,
    surest,
    first,
    isTopic,
    agrees,
    opposes,
    guess,
    guessTogether,
    hardIn,
    mayBeUrgent,
    mayBeFraud,
    rankAfter,
    shares,
  }
}

export type Ranker<Topic extends Pattern> = ReturnType<typeof createRanker<Topic>>
