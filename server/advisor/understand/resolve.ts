import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Choice, chooseTopics, type Passing, type Pattern, type Prepared, prepareTopics } from './choose-topic.ts'
import { hasCue, namesOnly, ofTestBefore, ofThingBefore, overlay, programBefore, withoutCues } from './follow-up.ts'
import { type Hard, hardTopicIn, hardTopicOf, isMarkup, mayBeOwnCase } from './hard-topics.ts'
import { nearTopics, topicsNaming } from './near-topics.ts'
import { createRanker, type ExampleBank, type Ranker } from './rank-examples.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { type Mark, recognise } from './recognise.ts'
import { slotsOf } from './slots.ts'
import { clausesOf, sentencesOf } from './split-questions.ts'
import { wordsOf } from './words.ts'

type Before = readonly Mark[] | undefined

/** One thing that was asked, and what became of it. */
export type Resolved<Topic> = { text: string; reading: Reading } & (
  | { what: 'topic'; choice: Choice<Topic>; others: readonly Topic[]; marks: readonly Mark[]; isFollowUp: boolean }
  | { what: 'hard'; hard: Hard }
  | { what: 'unclear'; choices: readonly Topic[] }
  /** Probably asked: it is said as a guess, beside what else may be meant. */
  | { what: 'likely'; choices: readonly Choice<Topic>[]; others: readonly Topic[] }
  /** `near` is what would be asked without what is not understood. */
  | { what: 'unknown'; near?: Choice<Topic> }
  | { what: 'nothing' }
)

/** The whole first, then its sentences, then their clauses; each is asked alone before the question before is called in. */
export function createResolver<Topic extends Pattern>(topics: readonly Topic[], bank: ExampleBank) {
  const prepared = prepareTopics(topics)
  let known: Ranker<Topic> | undefined
  const ranker = () => {
    if (!known) throw new Error('A question is resolved once getReady is over')
    return known
  }
  let ready: Promise<void> | undefined
  /** Begins when it is first needed: a server that starts, or a test of something else, need not wait for it. */
  function getReady(): Promise<void> {
    ready ??= learn()
    return ready
  }
  /** Reads the examples and learns from them between other work: whoever asks meanwhile waits, and nobody else. */
  async function learn(): Promise<void> {
    const made = createRanker(bank, prepared, (line) => recognise(wordsOf(line)))
    for (const _ of made.learn()) await nextTurn()
    known = made
  }
  const one = (reading: Reading, before: Before, passing: Passing = 'nothing'): Resolved<Topic> => {
    const found = resolveOne(prepared, reading, before, passing)
    if (found.what !== 'topic' || found.isFollowUp || !ranker().opposes(reading, found.choice.topic.id)) return found
    // A pattern says this and the examples that: both are said, as guesses.
    const { text, choice, others } = found
    const first = ranker()
      .guess(reading, choice.slots)
      ?.topics.find((topic) => topic !== choice.topic)
    const choices = [choice, ...(first ? [{ ...choice, topic: first }] : [])]
    return { text, reading, what: 'likely', choices, others }
  }
  const like = (reading: Reading, before: Before) => resolveLike(prepared, ranker(), reading, before)
  /** What somebody told besides may be passed over, unless another topic's examples are nearer with it. */
  const passing = (reading: Reading, before: Before): Resolved<Topic> | undefined => {
    const near = one(reading, before, 'weak')
    return near.what === 'topic' && ranker().agrees(reading, near.choice.topic.id) ? near : undefined
  }
  const isSettled = ({ what, reading }: Resolved<Topic>) =>
    what === 'topic' ||
    what === 'nothing' ||
    (what === 'hard' && hardTopicIn(reading.marks, { anyReading: false }) !== undefined)

  /** By a word that can only be meant so, or as the examples have it. */
  const hardIn = (reading: Reading) =>
    hardTopicIn(reading.marks, { anyReading: false }) ?? hardTopicOf(ranker().hardIn(reading) ?? '')

  function ofSentence(sentence: string, before: Before): Resolved<Topic>[] {
    const reading = readQuestion(sentence)
    const hard = hardIn(reading)
    // «بعدی» is the next round, which nobody knows, or the next meeting, which stands in the file.
    const known = hard?.concept === 'future' ? like(reading, before) : undefined
    if (known) return [known]
    const own = hard && ofOwnCase(reading, hard)
    if (own) return [own]
    if (hard) return [{ text: sentence, reading, what: 'hard', hard }]
    const whole = one(reading, before)
    if (whole.what === 'topic' || whole.what === 'nothing' || whole.what === 'likely') return [whole]
    let last: Before
    const clauses = clausesOf(sentence).map((clause) => {
      const half = readQuestion(clause)
      const part = resolveHalf(prepared, half, last) ?? resolveOne(prepared, half, last, 'nothing')
      if (part.what === 'topic') last = part.marks
      return part
    })
    const said = withoutAsides(clauses.filter(({ what }) => what !== 'nothing'))
    // "…, thanks, I'm 34", "…, what should I do?": what was asked stands alone.
    const isAlone = said.length === 1 && clauses.length > 1 && said[0]?.what === 'topic'
    const isAnswered = isAlone || (said.length > 1 && said.some(({ what }) => what === 'topic'))
    const maybeHard = hardTopicIn(reading.marks, { anyReading: true })
    // A brother may be somebody else, or what the points are for: the examples know.
    const ofFamily = maybeHard?.concept === 'otherperson' ? like(reading, before) : undefined
    if (ofFamily) return [ofFamily]
    if (isAnswered && !maybeHard && said.every(({ what }) => what === 'topic')) return said
    const maybeOwn = maybeHard && ofOwnCase(reading, maybeHard)
    if (maybeOwn) return [maybeOwn]
    if (maybeHard) return [{ text: sentence, reading, what: 'hard', hard: maybeHard }]
    const alike = like(reading, before)
    if (alike) return [alike]
    const near = passing(reading, before)
    if (near) return [near]
    if (isAnswered && said.every(standsAlone)) return asTold(said.map((part) => orLike(part, before)))
    return [orGuess(whole)]
  }

  /** Somebody or some country that is named belongs to the asker's own case, where the rest says clearly what is asked. */
  function ofOwnCase(reading: Reading, hard: Hard): Resolved<Topic> | undefined {
    const rest = { ...reading, marks: reading.marks.filter(({ readings }) => !readings.includes(hard.concept)) }
    if (rest.marks.length === 0 || hardTopicIn(rest.marks, { anyReading: true })) return undefined
    const isOwn = (id: string) => mayBeOwnCase(hard, id, rest.marks)
    const sure = like(rest, undefined)
    if (sure?.what === 'topic') return isOwn(sure.choice.topic.id) ? sure : undefined
    const guessed = orGuess({ text: reading.text, reading: rest, what: 'unknown' })
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
    const choices = guessed.topics.map((topic) => ({ topic, slots, score: 0 }))
    return { text, reading, what: 'likely', choices, others: guessed.others }
  }

  const orLike = (part: Resolved<Topic>, before: Before) =>
    part.what === 'unknown' || part.what === 'unclear' ? (like(part.reading, before) ?? part) : part

  function resolve(text: string, before: Before): Resolved<Topic>[] {
    const reading = readQuestion(text)
    const hard = isMarkup(text) ? hardTopicOf('injection') : hardIn(reading)
    if (hard?.concept === 'crisis' || (hard && isMarkup(text))) return [{ text, reading, what: 'hard', hard }]
    const sentences = sentencesOf(reading.text)
    const whole = one(reading, before)
    if (!hard && (whole.what === 'topic' || whole.what === 'nothing' || sentences.length === 0)) return [whole]
    let last = before
    const all = sentences.flatMap((sentence) => {
      const parts = ofSentence(sentence, last)
      const asked = parts.findLast((part) => part.what === 'topic')
      if (asked?.what === 'topic') last = asked.marks
      return parts
    })
    const said = all.filter(({ what }) => what !== 'nothing')
    // "I am 38. My wife comes along. How many points?": what is told belongs to what is asked.
    const isOpen = said.length > 1 && !hard && !said.every(isSettled)
    const near = isOpen ? (like(reading, before) ?? passing(reading, before)) : undefined
    if (near) return [near]
    const isSure = said.some(({ what }) => what === 'topic') && !said.some(({ what }) => what === 'likely')
    const guessed = isOpen && !isSure ? orGuess({ text, reading, what: 'unknown' }) : undefined
    if (guessed?.what === 'likely') return [guessed]
    return said.length > 0 ? asTold(said) : all.slice(0, 1)
  }

  /** "My son was admitted in Toronto. How much money?": what is told and not understood may change what is asked. */
  function asTold(parts: Resolved<Topic>[]): Resolved<Topic>[] {
    if (!parts.some(isTold) || parts.every(isTold)) return parts
    return parts.flatMap((part) => {
      if (isTold(part)) return []
      if (part.what !== 'topic') return [part]
      const { text, reading, choice, others } = part
      return [{ text, reading, what: 'likely' as const, choices: [choice], others }]
    })
  }

  return { resolve, getReady }
}

/** No pattern has all that is named: the nearest example says what is asked, if it is near enough and alone. */
function resolveLike<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  { nearest }: Ranker<Topic>,
  reading: Reading,
  before: Before,
): Resolved<Topic> | undefined {
  const { marks, text } = reading
  // "And for six?" leans on something, even where nothing is left to lean on.
  if (hasCue(marks) || (before !== undefined && before.length > 0 && namesOnly(marks))) return undefined
  const slots = slotsOf(marks)
  const found = nearest(reading, slots)
  if (!found) return undefined
  const others = [...new Set([...found.others, ...topicsNaming(prepared, marks)])].filter(
    (each) => each !== found.topic,
  )
  const choice = { topic: found.topic, slots, score: found.share }
  return { text, reading, what: 'topic', choice, others, marks: withoutCues(marks), isFollowUp: false }
}

const ASKING = ['howmuch', 'when', 'who', 'where', 'why', 'how', 'takes', 'what', 'need']

/** "And three kids" belongs to the clause before it: a question without it would be another one. */
function standsAlone(part: Resolved<unknown>): boolean {
  if (part.what === 'topic' || part.reading.leftover.length > 0) return true
  return part.reading.marks.some(({ readings }) => readings.some((each) => ASKING.includes(each)))
}

/** Who asks, and "what now": beside a question that is understood they ask for nothing more. */
const ASIDES = new Set(['number', 'age', 'year', 'occupation', 'nextstep', 'how', 'now', 'worried', 'iran', 'live'])

function withoutAsides<Topic>(parts: Resolved<Topic>[]): Resolved<Topic>[] {
  const isAside = ({ reading: { marks, leftover } }: Resolved<Topic>) =>
    leftover.length === 0 && marks.every(({ readings }) => readings.some((each) => ASIDES.has(each)))
  const asked = parts.filter((part) => !isAside(part))
  // "I'm 34. How many points for my age?" asks of thirty-four.
  if (asked.some(({ reading: { marks } }) => marks.some(({ readings }) => readings.includes('age')))) return parts
  return asked.length > 0 && asked.every(({ what }) => what === 'topic') ? asked : parts
}

/** It asks nothing, and nobody knows what it tells. */
function isTold({ what, reading }: Resolved<unknown>): boolean {
  if (what !== 'unknown' && what !== 'unclear') return false
  return !reading.marks.some(({ readings }) => readings.some((each) => ASKING.includes(each)))
}

/** The second of two things asked of one. */
function resolveHalf<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  reading: Reading,
  before: Before,
): Resolved<Topic> | undefined {
  const marks = before && reading.leftover.length === 0 ? ofThingBefore(before, reading.marks) : undefined
  const found = marks && decide(prepared, marks, 'nothing')
  return marks && found && { text: reading.text, reading, what: 'topic', ...found, marks, isFollowUp: true }
}

function resolveOne<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  reading: Reading,
  before: Before,
  passing: Passing,
): Resolved<Topic> {
  const { leftover, text } = reading
  const marks = before ? ofTestBefore(before, reading.marks) : reading.marks
  const base = { text, reading }
  if (marks.length === 0 && leftover.length === 0) return { ...base, what: 'nothing' }
  if (leftover.length > 0) {
    const near = leftover.length < marks.length ? decide(prepared, withoutCues(marks), 'weak') : undefined
    return { ...base, what: 'unknown', ...(near && { near: near.choice }) }
  }
  const isLeaning = before !== undefined && before.length > 0 && (hasCue(marks) || namesOnly(marks))
  const alone = isLeaning ? undefined : decide(prepared, withoutCues(marks), passing)
  const program =
    alone && before && BY_PROGRAM.has(familyOf(alone.choice.topic) ?? '') ? programBefore(before, marks) : []
  const ofProgram = program.length > 0 ? decide(prepared, [...program, ...withoutCues(marks)], passing) : undefined
  if (alone && ofProgram && familyOf(ofProgram.choice.topic) === familyOf(alone.choice.topic))
    return { ...base, what: 'topic', ...ofProgram, marks: [...program, ...withoutCues(marks)], isFollowUp: true }
  if (alone) return { ...base, what: 'topic', ...alone, marks: withoutCues(marks), isFollowUp: false }
  const merged = before && overlay(before, marks)
  const followed = merged && decide(prepared, merged, passing)
  if (merged && followed) return { ...base, what: 'topic', ...followed, marks: merged, isFollowUp: true }
  const named = isLeaning && !hasCue(marks) ? decide(prepared, marks, passing) : undefined
  if (named) return { ...base, what: 'topic', ...named, marks, isFollowUp: false }
  const choices = nearTopics(prepared, marks)
  if (choices.length > 0) return { ...base, what: 'unclear', choices }
  const near = decide(prepared, withoutCues(marks), 'anything')
  return { ...base, what: 'unknown', ...(near && { near: near.choice }) }
}

const NEAR_RIVAL = 2
/** Amounts and times differ by program: after a question on study permits they are those of study permits. */
const BY_PROGRAM = new Set(['money', 'process'])

/** The best topic, if no other family is as near, and those that come next. */
function decide<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
  passing: Passing,
): { choice: Choice<Topic>; others: Topic[] } | undefined {
  const [best, ...others] = chooseTopics(prepared, marks, passing)
  if (!best) return undefined
  const least = passing === 'nothing' ? best.score : best.score - NEAR_RIVAL
  const rival = others.find(({ topic, score }) => score >= least && familyOf(topic) !== familyOf(best.topic))
  if (rival) return undefined
  const near = [...others.map(({ topic }) => topic), ...topicsNaming(prepared, marks)]
  return { choice: best, others: [...new Set(near)].filter((topic) => topic !== best.topic) }
}

const familyOf = ({ id }: Pattern) => id.split('.')[0]
/** A word or two name a thing; what is asked of it has to be asked back. */
const FEW_WORDS = 4
