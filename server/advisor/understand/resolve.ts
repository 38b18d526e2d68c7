import { bareThingIn, isListing, orChoices } from './bare-thing.ts'
import { passingOverTold } from './beside/beside.ts'
import { resolveHalf, resolveOne } from './by-pattern.ts'
import { type Passing, type Pattern, prepareTopics } from './choose-topic.ts'
import { comparedIn } from './compare-things.ts'
import { createHardFinder, takesAll } from './find-hard.ts'
import { type Hard, hardTopicIn, hardTopicOf, isBesideHard, isMarkup, mayBeOwnCase, mayGoOn } from './hard-topics.ts'
import { asGuess, createThread, isSameAgain } from './in-thread.ts'
import { type ExampleBank, getLearnt } from './learnt/learnt.ts'
import { resolveLike } from './near-topics.ts'
import { type OwnQuestions, readOwnQuestions } from './own-questions.ts'
import { createRanker, type Ranker } from './rank-examples.ts'
import { type Reading, readQuestion } from './read-question.ts'
import type { Mark } from './recognise.ts'
import { type Before, type Resolved, recall, remember, rememberAsked } from './resolved.ts'
import { slotsOf } from './slots.ts'
import {
  asksEach,
  asTold,
  beginsSure,
  eachGuessed,
  isEachOwn,
  isOfLater,
  isOfMine,
  isOfOthers,
  isOfSeveral,
  notOfCanada,
  OTHER_HALF,
  ofSomebody,
  onlyLikely,
  standsAlone,
  surestOf,
  withoutAsides,
  withoutLoose,
  withoutSame,
  withoutTold,
  withSharedAsk,
  withSlotsOf,
} from './sort-parts.ts'
import { clausesOf, isMarked, isStatement, sentencesOf } from './split-questions.ts'
import { leans } from './thread/thread.ts'
import { asks, bothOf, type Judges, neitherOf, oneOf } from './two-questions.ts'
import { wordsOf } from './words.ts'

/** The whole first, then its sentences, then their clauses; each is asked alone before the question before is called in. */
export function createResolver<Topic extends Pattern>(
  topics: readonly Topic[],
  bank: ExampleBank,
  own: OwnQuestions = new Map(),
  keptIn?: URL,
) {
  const [prepared, offered] = [prepareTopics(topics), readOwnQuestions(topics, own)]
  let known: Ranker<Topic> | undefined
  const ranker = () => {
    if (!known) throw new Error('A question is resolved once getReady is over')
    return known
  }
  let ready: Promise<void> | undefined
  /** Begins when it is first needed: a server that starts need not wait for it. */
  function getReady(): Promise<void> {
    ready ??= learn()
    return ready
  }
  async function learn(): Promise<void> {
    known = createRanker(await getLearnt(bank, keptIn), bank, prepared)
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
  const like = (reading: Reading, before: Before) =>
    bareThingIn(reading) ? undefined : resolveLike(prepared, ranker().nearest, reading, before)
  /** What somebody told besides may be passed over, unless another topic's examples are nearer with it. */
  const passing = (reading: Reading, before: Before): Resolved<Topic> | undefined => {
    const near = one(reading, before, 'weak')
    return near.what === 'topic' && ranker().agrees(reading, near.choice.topic.id) ? near : undefined
  }
  const isSettled = ({ what, reading }: Resolved<Topic>) =>
    ['topic', 'nothing'].includes(what) ||
    (what === 'hard' && hardTopicIn(reading.marks, { anyReading: false }) !== undefined)

  const { hardByName, hardIn } = createHardFinder(ranker)

  const inOurWords = new Set([...own.values()].flat().map((text) => wordsOf(text).join(' ')))
  const ofOurs = (reading: Reading) => resolveLike(prepared, offered, reading, undefined)
  /** What is asked for certain, with nothing said before it. */
  const certain = (reading: Reading) => {
    if (hardTopicIn(reading.marks, { anyReading: true }) || ranker().hardIn(reading)) return undefined
    const found = one(reading, undefined)
    // What we offer ourselves, word for word, is meant so in a half as well.
    const ours = inOurWords.has(wordsOf(reading.text).join(' ')) ? ofOurs(reading) : undefined
    const sure = found.what === 'topic' ? found : (ours ?? like(reading, undefined))
    return sure?.what === 'topic' ? sure : undefined
  }

  const { going, inThread, isOpposed } = createThread(prepared, ranker, certain)

  const judges: Judges<Topic> = {
    judge: certain,
    going,
    ofThing: (half: Reading, before: Before) => {
      const found = resolveHalf(prepared, half, before)
      return found?.what === 'topic' ? found : undefined
    },
  }

  function ofSentence(
    sentence: string,
    kept: Before,
    isSameTurn = false,
    told: readonly Mark[] = [],
  ): Resolved<Topic>[] {
    const { before } = recall(kept)
    const reading = readQuestion(sentence)
    const hard = hardIn(reading, kept)
    const gone = mayGoOn(hard, reading.marks) && going(reading, kept)
    if (gone) return [gone]
    // «بعدی» is the next round, which nobody knows, or the next meeting, which stands in the file.
    const known = hard?.concept === 'future' ? like(reading, before) : undefined
    if (known) return [known]
    const own = hard && ofOwnCase(reading, hard)
    if (own) return [own]
    if (hard) return [{ text: sentence, reading, what: 'hard', hard }]
    const context = told.length > 0 ? [...told, ...(before ?? [])] : before
    const both = comparedIn(certain, reading) ?? bothOf(judges, sentence, context)
    if (both) return both
    const threaded = inThread(reading, recall(kept), isSameTurn)
    if (threaded) return [threaded]
    const found = one(reading, before)
    const isDoubtful = isSameAgain(found, reading, recall(kept).topic) || isOpposed(found, reading, before)
    const whole = isDoubtful ? asGuess(found) : found
    if (whole.what === 'topic') return withOtherHalf(whole, sentence, context)
    if (whole.what === 'nothing') return [whole]
    if (whole.what === 'likely') return withCertainHalf(whole, sentence, context)
    // What is told counts for each half, which clauses alone would forget.
    const withTold = told.some(({ value }) => value !== undefined) ? oneOf(judges, sentence, context) : undefined
    if (withTold) return withoutSame(withTold.map(orHalfGuess))
    let last: Before
    const clauses = clausesOf(sentence).map((clause) => {
      const [half, named] = [readQuestion(clause), recall(last).before]
      const ofThing = going(half, last) ?? resolveHalf(prepared, half, named)
      const part = ofThing ?? resolveOne(prepared, half, named, 'nothing')
      if (part.what === 'topic') last = remember(part.marks, [part.choice.topic.id])
      return part
    })
    const said = withoutAsides(withSharedAsk(certain, clauses).filter(({ what }) => what !== 'nothing'))
    // "…, thanks, I'm 34", "…, what should I do?": what was asked stands alone.
    const isAlone = said.length === 1 && clauses.length > 1 && said[0]?.what === 'topic'
    const isAnswered = isAlone || (said.length > 1 && said.some(({ what }) => what === 'topic') && !isOfLater(said))
    const maybeHard = hardByName(reading, true)
    // A brother may be somebody else, or what the points are for: the examples know.
    const ofFamily = maybeHard?.concept === 'otherperson' ? like(reading, before) : undefined
    if (ofFamily) return [ofFamily]
    if (isAnswered && !maybeHard && said.every(({ what }) => what === 'topic')) return said
    const maybeOwn = maybeHard && ofOwnCase(reading, maybeHard)
    if (maybeOwn) return [maybeOwn]
    if (maybeHard) return [{ text: sentence, reading, what: 'hard', hard: maybeHard }]
    const alike = like(reading, before)
    if (alike) return withOtherHalf(alike, sentence, context)
    const halves = oneOf(judges, sentence, context)
    if (halves) return withoutSame(halves.map(orHalfGuess))
    const near = passing(reading, before)
    if (near) return [near]
    if (isListing(said) && !isOfLater(said)) return said
    if (isAnswered && said.every(standsAlone)) return asTold(said.map((part) => orLike(part, before)))
    return withCertainHalf(whole, sentence, context)
  }

  /** The whole is one topic for certain, and so is a half of it: the other half may well ask for something else. */
  function withOtherHalf(whole: Resolved<Topic>, sentence: string, before: Before): Resolved<Topic>[] {
    const halves = oneOf(judges, sentence, before)?.map(orHalfGuess) ?? []
    const isSame = halves.some(
      (each) => each.what === 'topic' && whole.what === 'topic' && each.choice.topic === whole.choice.topic,
    )
    const parts = withoutSame(halves)
    return isSame && parts.length > 1 && surestOf(parts) >= OTHER_HALF ? parts : [whole]
  }

  /** The whole is only a guess, and a half of it is certain: both halves are said, each as what it is. */
  function withCertainHalf(whole: Resolved<Topic>, sentence: string, before: Before): Resolved<Topic>[] {
    const halves = withoutSame((oneOf(judges, sentence, before) ?? []).map(orHalfGuess))
    return halves.length > 1 ? halves : (bothGuessed(sentence, before) ?? [orChoices(prepared, orGuess(whole), before)])
  }

  /** Neither half is certain, and each has a guess of its own: both are said. */
  function bothGuessed(sentence: string, before: Before): Resolved<Topic>[] | undefined {
    return neitherOf(sentence, before)
      .map((readings) => readings.map(orHalfGuess).flatMap((each) => onlyLikely(each) ?? []))
      .find((halves) => halves.length > 1 && new Set(halves.map(({ choices }) => choices[0]?.topic)).size > 1)
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

  function resolve(text: string, kept: Before): Resolved<Topic>[] {
    const [{ before }, reading] = [recall(kept), readQuestion(text)]
    const ours = ofOurs(reading)
    const hard = isMarkup(text) ? hardTopicOf('injection') : hardIn(reading, kept)
    const gone = (mayGoOn(hard, reading.marks) && going(reading, kept)) || ours
    if (gone) return [gone]
    const sentences = sentencesOf(reading.text)
    if (hard && takesAll(hard, text, sentences)) return [{ text, reading, what: 'hard', hard }]
    // "Is my flatmate eligible? He is with you, too": only what is asked of one's own beside it is answered.
    const mine = (each: string) => (isOfMine(each) && certain(readQuestion(each))) || []
    if (hard?.concept === 'otherclient') return [...sentences.flatMap(mine), { text, reading, what: 'hard', hard }]
    // "I lived in Dubai. Which police certificate …?": the country belongs to what is asked.
    const own = hard && sentences.length > 1 ? ofOwnCase(reading, hard) : undefined
    if (own) return [own]
    const whole = one(reading, before)
    if (!hard && (whole.what === 'nothing' || sentences.length === 0)) return [whole]
    const [only, ...more] = sentences
    if (!hard && whole.what === 'topic' && only !== undefined && more.length === 0) return ofSentence(only, kept)
    let last = kept
    let other: Resolved<Topic> | undefined
    let isSameTurn = false
    const [told, toldMarks] = [new Set<Resolved<Topic>>(), [] as Mark[]]
    const marked = sentences.filter((sentence) => isMarked(text, sentence))
    const isTelling = (sentence: string) =>
      (sentence !== sentences.at(-1) || isStatement(sentence) || marked.length > 0) &&
      !asks(readQuestion(sentence)) &&
      !isMarked(text, sentence)
    const all = sentences.flatMap((sentence) => {
      const parts = ofSomebody(other, sentence) ?? ofSentence(sentence, last, isSameTurn, toldMarks)
      other = parts.find(isOfOthers) ?? other
      if (isTelling(sentence)) {
        for (const part of parts) told.add(part)
        toldMarks.push(...readQuestion(sentence).marks)
      }
      isSameTurn ||= parts.some(({ what }) => what === 'topic')
      last = rememberAsked(parts, isMarked(text, sentence)) ?? last
      return parts
    })
    if (!hard && whole.what === 'topic' && !isOfSeveral(all, told)) return [whole]
    const said = withoutLoose(all.filter(({ what }) => what !== 'nothing'))
    // "I am 38. My wife comes along. How many points?": what is told belongs to what is asked.
    const isEachAsking = asksEach(text, sentences, said, told)
    const isParted = more.length === 0 || marked.length > 1 || (isEachAsking && beginsSure(said, told))
    const isSeveral = !hard && ((isParted && isEachOwn(said, told)) || isOfSeveral(all, told))
    const isOpen = !isSeveral && said.length > 1 && !hard && (!said.every(isSettled) || told.size > 0)
    const near = isOpen ? (like(reading, before) ?? passing(reading, before)) : undefined
    if (near) return [near]
    const isSure = said.some(({ what }) => what === 'topic') && !said.some(({ what }) => what === 'likely')
    const guessed = isOpen && !isSure ? orGuess({ text, reading, what: 'unknown' }) : undefined
    // What is told beside it may only blur a question that is whole.
    const asked = said.filter((each) => !told.has(each))
    if (guessed?.what === 'likely') {
      const isClear = !asked.some((each) => leans(each.reading)) && surestOf(asked) > surestOf([guessed]) + CLEARLY
      const each = isEachAsking && eachGuessed(asked, guessed.choices[0]?.topic)
      return each || (isClear ? asTold(asked) : [guessed])
    }
    return said.length > 0 ? withSlotsOf(asTold(withoutTold(said, told, isSeveral)), whole) : all.slice(0, 1)
  }

  return { resolve: notOfCanada(passingOverTold(resolve)), getReady }
}

/** So much surer is what is asked without what is told; and a word or two only name a thing. */
const [CLEARLY, FEW_WORDS] = [0.25, 4]
