import { familyOf, resolveOne } from '../by-pattern.ts'
import type { Choice, Pattern, Prepared } from '../choose-topic.ts'
import { hardTopicIn } from '../hard-topics.ts'
import { wordFor } from '../lexicon.ts'
import type { Ranker } from '../rank-examples.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import type { Mark } from '../recognise.ts'
import { asGuess, type Before, type Found, type Resolved, recall, rememberAsked, rememberUnknown } from '../resolved.ts'
import { type Slots, slotsOf } from '../slots/slots.ts'
import { isMarked } from '../split-questions.ts'
import { asks } from '../two-questions.ts'
import {
  goesOn,
  isElliptical,
  isOneOfThem,
  joinedByMore,
  joinedTo,
  leans,
  namesNoThing,
  namesNothing,
  namesOnly,
  overlay,
  refersBack,
  repeatsOnly,
  replacesOnly,
  variesOnly,
  withoutCues,
} from './thread.ts'

/** It asks something, and what comes of it is the answer before once more: that may not be what is asked. */
export const isSameAgain = <Topic extends Pattern>(
  found: Resolved<Topic>,
  { marks, text }: Reading,
  topic: string | undefined,
) =>
  found.what === 'topic' &&
  found.isFollowUp &&
  found.choice.topic.id === topic &&
  (withoutCues(marks).length === 0 || (!namesOnly(marks) && !isElliptical(text)))

/** «پیشنهاد شغلی میخواد؟»: the verb says that something was spoken of. */
const OF_IT = /(?<!\p{L})(?:می ?‌?خواد|می‌?خوان|می‌?خواهد|داره|دارد|mikhad|mikhan|dare)(?!\p{L})/iu

const asLikely = <Topic>({ reading, others, marks }: Found<Topic>, choices: readonly Choice<Topic>[]) => ({
  ...{ reading: { ...reading, marks }, what: 'likely' as const, choices, others },
})

/** The partner, once one was spoken of. */
const OF_HER = /(?<!\p{L})(?:he|she|him|her|his|hers|او|اون|ایشون|oon|un)(?!\p{L})/iu

/** They answer from what is told, which marks do not hold. */
const OF_WHAT_IS_TOLD = /\.told/

/** "And CLB 9?" says by its "and" that the same is asked; how a figure comes to change ("goes up to") says nothing more. */
function cued(reading: Reading): Reading {
  const asked = reading.marks.filter(({ word }, place) => place < reading.marks.length - 1 || !AND_IT.test(word))
  const named = asked.filter(({ readings }) => !readings.every((each) => CHANGES.has(each)))
  const marks = named.some(({ value }) => value !== undefined) ? named : asked
  return { ...reading, marks: [{ word: '', readings: ['andwhat'] }, ...marks] }
}

/** «پی تی ای چطور؟» asks the same of it, not how it is done. */
const AND_IT = /^(?:چطوره?|chetore?)$/

const CHANGES = new Set(['raise', 'lose', 'if', 'change', 'add', 'better', 'low', 'now', 'limit'])

const notUnderstood = ({ what, reading }: Resolved<unknown>) =>
  what === 'unknown' && !namesNothing(reading) ? rememberUnknown(reading) : undefined

/** What goes on with the question before: by what is asked of its thing, or by both read together. */
export function createThread<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  ranker: () => Ranker<Topic>,
  certain: (reading: Reading) => Found<Topic> | undefined,
) {
  /** What the answer before was about, where the question before it did not say so. */
  function named(before: readonly Mark[], topic: string | undefined): Mark[] {
    const isNamed = (concept: string) => before.some(({ readings }) => readings.includes(concept))
    return ranker()
      .aboutOf(topic ?? '')
      .flatMap((concept) => (isNamed(concept) ? [] : { word: wordFor(concept), readings: [concept] }))
  }

  /** "Push it to next week", "what does that cost?": asked of the thing that was answered about, for certain. */
  function going(reading: Reading, kept: Before): Found<Topic> | undefined {
    const { before = [], topics } = recall(kept)
    const joined = joinedByMore(reading, topics[0], before)
    const asked = joined && topics[0] ? { topic: topics[0], adds: undefined } : goesOn(reading, topics, before)
    if (!asked) return undefined
    const topic = prepared.find((each) => each.topic.id === asked.topic)?.topic
    if (!topic) return undefined
    const added = asked.adds === undefined ? [] : [{ word: wordFor(asked.adds), readings: [asked.adds] }]
    // "How long is its result valid?" is asked of the thing that was named, and of no other that its topic is of.
    const ofNamed = 'isOfNamed' in asked && asked.isOfNamed ? [...added, ...before] : undefined
    const marks = joined ?? ofNamed ?? [...named(before, topics[0]), ...added, ...overlay(before, reading.marks)]
    const choice = { topic, slots: slotsOf(marks), score: 1 }
    if (topic.needs?.(choice.slots) === false) return undefined
    return { text: reading.text, reading, what: 'topic', choice, others: [], marks, isFollowUp: true }
  }

  /** "It", "how long": judged with what was named before, unless it asks for something of its own. */
  function inThread(
    reading: Reading,
    { before, topic, topics, isGuess }: ReturnType<typeof recall>,
    isSameTurn: boolean,
  ): Resolved<Topic> | undefined {
    if (!before || before.length === 0 || !leans(reading)) return undefined
    // "Not what I asked" judges the answer before and asks for nothing.
    if (reading.marks.some(({ readings }) => readings.includes('notthis'))) return undefined
    if (hardTopicIn(reading.marks, { anyReading: true }) || ranker().hardIn(reading)) return undefined
    if (isOneOfThem(reading)) {
      const again = askedAgain(reading, before, topics.slice(0, 1))
      if (again) return again
    }
    const alone = certain(reading)
    const isOpen = namesNothing(reading)
    const isOfIt = refersBack(reading) || OF_IT.test(reading.text)
    const isOneMore = isElliptical(reading.text)
    if (alone && !isOpen && !isOfIt && !isOneMore) return undefined
    const joined = joinedTo([...named(before, topic), ...before], reading)
    // What only a guess was about makes nothing certain: the words that were asked in do.
    const partner = OF_HER.test(reading.text) ? before.filter(({ readings }) => readings.includes('partner')) : []
    const sure =
      certain(isGuess ? joinedTo(before, reading) : joined) ??
      (partner.length > 0 ? certain(joinedTo(partner, reading)) : undefined)
    const followed = resolveOne(prepared, isOneMore ? cued(reading) : reading, before, 'nothing')
    const isPlain = namesOnly(reading.marks) || isOneMore
    const isGoingOn = followed.what === 'topic' && followed.isFollowUp && !isSameAgain(followed, reading, topic)
    // "And her language test?" after her degree: nothing takes the place of anything, so it may not be the same again.
    const isFitting =
      followed.what !== 'topic' || followed.choice.topic.id !== topic || replacesOnly(before, reading.marks)
    // «جلسه بعد از اون چی»: it names only what was named, so something of it was not understood.
    const isRepeat =
      followed.what === 'topic' && followed.choice.topic.id === topic && repeatsOnly(before, reading.marks)
    if (isGoingOn && isOneMore && isRepeat) return asGuess({ ...followed, reading })
    if (isGoingOn && isOneMore && isFitting) return { ...followed, reading }
    const isSameFamily = alone !== undefined && familyOf(alone.choice.topic) === familyOf({ id: topic ?? '' })
    // "And the insurance?", "how long is its result valid?": alone it would be of something that nobody spoke of.
    if (
      alone &&
      !isSameFamily &&
      (isOfIt || (isOneMore && !isWholeOf(alone, reading))) &&
      sure?.choice.topic !== alone.choice.topic
    )
      return elsewhere(reading, alone, { joined, sure, topic })
    // "And the letter from the bank, what must be in it?": "it" is the letter, whatever was asked before.
    if (
      alone &&
      sure &&
      sure.choice.topic !== alone.choice.topic &&
      isSameFamily &&
      !isOpen &&
      isWholeOf(alone, reading)
    )
      return alone
    const isNear = alone !== undefined && (!isOpen || isSameFamily)
    // "How many points?" after what a brother gives: of the brother, or of everything.
    if (alone && sure && (isOpen || isOfIt) && sure.choice.topic.id === topic && alone.choice.topic.id !== topic)
      return { ...asLikely(sure, [sure.choice, alone.choice]), text: reading.text }
    if (alone && isOpen && !sure && alone.choice.topic.id !== topic)
      return elsewhere(reading, alone, { joined, sure, topic })
    if (isNear && (!sure || [alone.choice.topic.id, topic].includes(sure.choice.topic.id))) return undefined
    if (isGoingOn && (isPlain || !ranker().opposes(joined, followed.choice.topic.id))) return followed
    // The same again answers nothing, unless it is of another program, test or household.
    const isOther = isSameTurn || isPlain ? undefined : topic
    if (sure && sure.choice.topic.id !== isOther) return { ...sure, text: reading.text, isFollowUp: true }
    const again = isOneMore && variesOnly(reading.marks) ? askedAgain(reading, before, topics) : undefined
    if (again) return again
    const slots = slotsOf(joined.marks)
    // "How many?": what was said may hold it, and nothing else is named that could be meant.
    const isOfOther = isOther !== undefined && !isOpen
    const guessed = ranker().guessTogether(joined, reading, slots, { last: topic, isOther: isOfOther })
    if (!guessed || alone?.choice.topic === guessed.topics[0]) return undefined
    const likely = alone ? [...guessed.topics.slice(0, 1), alone.choice.topic] : guessed.topics
    const choices = likely.map((each) => ({ topic: each, slots, score: guessed.share }))
    return { text: reading.text, reading: joined, what: 'likely', choices, others: guessed.others }
  }

  /** "And what's my score?": all that its topic is usually asked by is named in the turn itself. */
  const isWholeOf = ({ choice }: Found<Topic>, { marks }: Reading) =>
    ranker()
      .aboutOf(choice.topic.id)
      .every((concept) => marks.some(({ readings }) => readings.includes(concept)))

  /** What both make together comes first, and what the turn would be alone is said as a guess beside it. */
  function elsewhere(
    reading: Reading,
    alone: Found<Topic>,
    {
      joined,
      sure,
      topic,
      isOther = false,
    }: { joined: Reading; sure: Found<Topic> | undefined; topic: string | undefined; isOther?: boolean },
  ): Resolved<Topic> {
    const slots = slotsOf(joined.marks)
    const guessed = ranker().guessTogether(joined, reading, slots, { last: topic, isOther })
    const likely = guessed?.topics[0] && { topic: guessed.topics[0], slots, score: guessed.share }
    const isOfAlone = likely?.topic === alone.choice.topic
    // «چندتا؟» after what a sister gives: what was said may hold it.
    const again = isOfAlone && !isOther && namesNoThing(reading) ? choiceOf(topic, slots) : likely
    const first = sure?.choice ?? again
    const choices = first && first.topic !== alone.choice.topic ? [first, alone.choice] : [alone.choice]
    return { text: reading.text, reading: joined, what: 'likely', choices, others: alone.others }
  }

  /** What came before changed nothing of it: neither what is asked nor of which program, test or household. */
  function isAsAlone(part: Found<Topic>, own: Reading): boolean {
    const alone = part.isFollowUp ? certain(own) : part
    return (
      alone?.choice.topic === part.choice.topic &&
      JSON.stringify(alone.choice.slots) === JSON.stringify(part.choice.slots)
    )
  }

  /** "Is Alberta open, and until when?": what names no thing and is of another family than what came before it is a guess at most. */
  function asOfThread(parts: readonly Resolved<Topic>[], kept: Before, text: string): Resolved<Topic>[] {
    let last = kept
    const said = parts.map((part, place) => {
      const { before = [], topic, topics, isGuess } = recall(last)
      const own = readQuestion(part.text)
      const gone = going(own, last)
      last = rememberAsked([part], true) ?? notUnderstood(part) ?? last
      if (part.what !== 'topic' || topics.length === 0 || gone || !namesNoThing(own) || !isAsAlone(part, own))
        return part
      if (!isGuess && topics.some((id) => familyOf({ id }) === familyOf(part.choice.topic))) return part
      const joined = joinedTo([...named(before, topic), ...before], own)
      const isOther = place > 0
      const together = certain(joined)
      const sure = isOther && together?.choice.topic.id === topic ? undefined : together
      return { ...elsewhere(own, part, { joined, sure, topic, isOther }), text: part.text }
    })
    const guessed = said.findLastIndex((part, place) => part !== parts[place])
    // "I changed my mind, what happens to the fee?": what is only told for the question is no answer to it.
    const isAsking = (part: Resolved<Topic>) => isMarked(text, part.text) || asks(readQuestion(part.text))
    return said.filter((part, place) => place >= guessed || part.what !== 'topic' || isAsking(part))
  }

  function choiceOf(id: string | undefined, slots: Slots): Choice<Topic> | undefined {
    const topic = prepared.find((each) => each.topic.id === id)?.topic
    const isAsked = topic && !OF_WHAT_IS_TOLD.test(topic.id) && topic.needs?.(slots) !== false
    return isAsked ? { topic, slots, score: 1 } : undefined
  }

  /** "And if my wife comes, too?": what was answered before, with who comes along now, as a guess. */
  function askedAgain(
    reading: Reading,
    before: readonly Mark[],
    topics: readonly string[],
  ): Resolved<Topic> | undefined {
    const marks = overlay(before, reading.marks)
    const slots = slotsOf(marks)
    const choices = topics.flatMap((id) => choiceOf(id, slots) ?? [])
    if (choices.length === 0) return undefined
    return {
      text: reading.text,
      reading: { ...reading, marks },
      what: 'likely',
      choices: choices.slice(0, 2),
      others: [],
    }
  }

  /** A whole question of its own, for which a pattern has what was named before, too, and the examples something else. */
  const isOpposed = (found: Resolved<Topic>, reading: Reading, before: Before) =>
    found.what === 'topic' &&
    found.isFollowUp &&
    !namesOnly(reading.marks) &&
    !isElliptical(reading.text) &&
    ranker().opposes(joinedTo(before ?? [], reading), found.choice.topic.id)

  return { going, inThread, isOpposed, asOfThread }
}

export type Thread<Topic extends Pattern> = ReturnType<typeof createThread<Topic>>
