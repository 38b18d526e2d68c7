import { bareThingIn, isBareWord } from './bare-thing.ts'
import { resolveOne } from './by-pattern.ts'
import type { Passing, Pattern, Prepared } from './choose-topic.ts'
import { type Hard, hardTopicIn, isBesideHard, mayBeOwnCase } from './hard-topics.ts'
import { resolveLike } from './near-topics.ts'
import type { NearExample, Ranker } from './rank-examples.ts'
import type { Reading } from './read-question.ts'
import { asGuess, type Before, type Resolved } from './resolved.ts'
import { type Slots, slotsOf } from './slots/slots.ts'
import { onlyLikely } from './sort-parts.ts'
import { wordsOf } from './words.ts'

/** The questions we offer ourselves, by topic. */
export type OwnQuestions = ReadonlyMap<string, readonly string[]>

const inWords = (text: string) => wordsOf(text).join(' ')

/** Whoever asks in the very words in which we offer something has asked for it. */
function readOwnQuestions<Topic extends Pattern>(prepared: readonly Prepared<Topic>[], own: OwnQuestions) {
  const known = new Map(
    prepared.flatMap(({ topic }) => (own.get(topic.id) ?? []).map((question) => [inWords(question), topic] as const)),
  )
  return ({ text }: Reading, slots: Slots): NearExample<Topic> | undefined => {
    const topic = known.get(inWords(text))
    return topic && topic.needs?.(slots) !== false ? { topic, share: 1, others: [] } : undefined
  }
}

/** A word or two only name a thing. */
const FEW_WORDS = 4

/** What one piece of text is by itself: for certain, as a guess, or in spite of something hard that is named beside it. */
export function createJudgement<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  ranker: () => Ranker<Topic>,
  own: OwnQuestions,
) {
  const offered = readOwnQuestions(prepared, own)

  const one = (reading: Reading, before: Before, passing: Passing = 'nothing'): Resolved<Topic> => {
    const found = resolveOne(prepared, reading, before, passing)
    if (found.what !== 'topic' || found.isFollowUp || !ranker().opposes(reading, found.choice.topic.id)) return found
    // A pattern says this and the examples that: where they are surest they are right, else both are said, as guesses. What a
    // figure changes patterns know better.
    const isOfFigure = reading.marks.some(({ value }) => value !== undefined)
    const surest =
      isOfFigure || isBareWord(reading) ? undefined : resolveLike(prepared, ranker().surest, reading, before)
    if (surest?.what === 'topic') return surest
    const { text, choice, others } = found
    const first = ranker()
      .guess(reading, choice.slots)
      ?.topics.find((topic) => topic !== choice.topic)
    const choices = [choice, ...(first ? [{ ...choice, topic: first }] : [])]
    return { text, reading, what: 'likely', choices, others }
  }
  /** "…, he can come on my file?": a clause that examples would call something else is only guessed. */
  const unopposed = (part: Resolved<Topic>): Resolved<Topic> =>
    part.what === 'topic' &&
    !part.isFollowUp &&
    !isBareWord(part.reading) &&
    ranker().opposes(part.reading, part.choice.topic.id)
      ? asGuess(part)
      : part
  const like = (reading: Reading, before: Before) =>
    bareThingIn(reading) || isBareWord(reading) ? undefined : resolveLike(prepared, ranker().nearest, reading, before)
  /** What somebody told besides may be passed over, unless another topic's examples are nearer with it. */
  const passing = (reading: Reading, before: Before): Resolved<Topic> | undefined => {
    const near = isBareWord(reading) ? undefined : one(reading, before, 'weak')
    return near?.what === 'topic' && ranker().agrees(reading, near.choice.topic.id) ? near : undefined
  }

  const ofOurs = (reading: Reading) => resolveLike(prepared, offered, reading, undefined)
  /** What is asked for certain, with nothing said before it. */
  const certain = (reading: Reading) => {
    if (hardTopicIn(reading.marks, { anyReading: true }) || ranker().hardIn(reading)) return undefined
    const found = one(reading, undefined)
    // What we offer ourselves, word for word, is meant so in a half as well.
    const sure = found.what === 'topic' ? found : (ofOurs(reading) ?? like(reading, undefined))
    return sure?.what === 'topic' ? sure : undefined
  }

  /** Somebody or some country that is named belongs to the asker's own case, where the rest says clearly what is asked. */
  function ofOwnCase(reading: Reading, hard: Hard): Resolved<Topic> | undefined {
    const rest = { ...reading, marks: reading.marks.filter(({ readings }) => !readings.some(isBesideHard(hard))) }
    if (rest.marks.length === 0 || hardTopicIn(rest.marks, { anyReading: true })) return undefined
    const isOwn = (id: string) => mayBeOwnCase(hard, id, rest.marks)
    const sure = like(hard.concept === 'refusal' ? reading : rest, undefined)
    if (sure?.what === 'topic') return isOwn(sure.choice.topic.id) ? sure : undefined
    const named = asGuess(one(rest, undefined))
    const guessed = named.what === 'likely' ? named : orGuess({ text: reading.text, reading: rest, what: 'unknown' })
    if (guessed.what !== 'likely' || !isOwn(guessed.choices[0]?.topic.id ?? '')) return undefined
    return { ...guessed, choices: guessed.choices.filter(({ topic }) => isOwn(topic.id)) }
  }

  /** Nothing is certain; what the examples make of it is said as a guess. */
  function orGuess(open: Resolved<Topic>): Resolved<Topic> {
    const { reading, text, what } = open
    if (what !== 'unknown' && (what !== 'unclear' || wordsOf(text).length < FEW_WORDS)) return open
    // "Not what I asked" asks nothing that could be guessed.
    if (reading.marks.some(({ readings }) => readings.includes('notthis'))) return open
    const slots = slotsOf(reading.marks)
    const guessed = ranker().guess(reading, slots)
    if (!guessed) return open
    const choices = guessed.topics.map((topic) => ({ topic, slots, score: guessed.share }))
    return { text, reading, what: 'likely', choices, others: guessed.others }
  }

  const orHalfGuess = (half: Resolved<Topic> | Reading): Resolved<Topic> => {
    if ('what' in half) return half
    const guessed = orGuess({ text: half.text, reading: half, what: 'unknown' })
    return onlyLikely(guessed) ?? guessed
  }

  const orLike = (part: Resolved<Topic>, before: Before) =>
    part.what === 'unknown' || part.what === 'unclear' ? (like(part.reading, before) ?? part) : part

  return { one, unopposed, like, passing, ofOurs, certain, ofOwnCase, orGuess, orHalfGuess, orLike }
}

export type Judgement<Topic extends Pattern> = ReturnType<typeof createJudgement<Topic>>
