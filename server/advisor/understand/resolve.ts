import { choicesOfWord } from './bare-thing.ts'
import { passingOverTold } from './beside/beside.ts'
import { type Pattern, prepareTopics } from './choose-topic.ts'
import { createHardFinder, takesAll } from './find-hard.ts'
import { hardTopicIn, hardTopicOf, isMarkup, mayGoOn } from './hard-topics.ts'
import { createJudgement, type OwnQuestions } from './judge-alone.ts'
import { type ExampleBank, getLearnt } from './learnt/learnt.ts'
import { createRanker, type Ranker } from './rank-examples.ts'
import { readQuestion } from './read-question.ts'
import type { Mark } from './recognise.ts'
import { createSentences } from './resolve-sentence.ts'
import { type Before, type Resolve, type Resolved, recall, rememberAsked } from './resolved.ts'
import {
  asksEach,
  asTold,
  beginsSure,
  eachGuessed,
  isEachOwn,
  isOfMine,
  isOfNobodysFile,
  isOfOthers,
  isOfSeveral,
  notOfCanada,
  ofSomebody,
  surestOf,
  withoutLoose,
  withoutTold,
  withSlotsOf,
} from './sort-parts.ts'
import { isMarked, isStatement, sentencesOf } from './split-questions.ts'
import { asTaught } from './thread/as-taught.ts'
import { createThread } from './thread/in-thread.ts'
import { withOccupationBefore } from './thread/occupation-before.ts'
import { leavingNothing } from './thread/of-nothing.ts'
import { leans } from './thread/thread.ts'
import { asks } from './two-questions.ts'
import { doubtingHalves } from './whole/doubt-halves.ts'
import { guessingBesideHard } from './whole/guess-beside-hard.ts'
import { guessingByClause } from './whole/guess-by-clause.ts'
import { holdingWhole } from './whole/hold-whole.ts'
import { handingOverInSpite } from './whole/in-spite.ts'
import { leavingElsewhere } from './whole/of-elsewhere.ts'
import { offeringLikely } from './whole/offer-likely.ts'
import { withoutNear } from './whole/without-near.ts'

/** The whole first, then its sentences, then their clauses; each is asked alone before the question before is called in. */
export function createResolver<Topic extends Pattern>(
  topics: readonly Topic[],
  bank: ExampleBank,
  own: OwnQuestions = new Map(),
  keptIn?: URL,
) {
  const prepared = prepareTopics(topics)
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

  const judgement = createJudgement(prepared, ranker, own)
  const { one, like, passing, ofOurs, certain, ofOwnCase, orGuess } = judgement
  const finder = createHardFinder(ranker)
  const { hardIn, isSurely } = finder
  const thread = createThread(prepared, ranker, certain)
  const { going, asOfThread } = thread
  const ofSentence = createSentences(prepared, judgement, finder, thread)

  const holdWhole = holdingWhole(ranker, judgement)

  const isSettled = ({ what, reading }: Resolved<Topic>) =>
    ['topic', 'nothing'].includes(what) ||
    (what === 'hard' && hardTopicIn(reading.marks, { anyReading: false }) !== undefined)

  function resolve(text: string, kept: Before): Resolved<Topic>[] {
    const [{ before }, reading] = [recall(kept), readQuestion(text)]
    const ours = ofOurs(reading)
    const hard = isMarkup(text) ? hardTopicOf('injection') : hardIn(reading, kept, true)
    const sentences = sentencesOf(reading.text)
    const gone = mayGoOn(hard, reading.marks) ? going(reading, kept) : undefined
    if (gone && sentences.length === 1) return ofSentence(text, kept)
    const isSeveralAsked = sentences.filter((each) => isMarked(text, each)).length > 1
    const meant = isSeveralAsked ? ours : (gone ?? ours)
    if (meant) return [meant]
    if (hard && (takesAll(hard, text, sentences) || isSurely(hard, text)))
      return [{ text, reading, what: 'hard', hard }]
    // "Is my flatmate eligible? He is with you, too": only what is asked of one's own beside it is answered.
    const mine = (each: string) => (isOfMine(each) && certain(readQuestion(each))) || []
    if (hard?.concept === 'otherclient') return [...sentences.flatMap(mine), { text, reading, what: 'hard', hard }]
    // "I lived in Dubai. Which police certificate …?": the country belongs to what is asked.
    const own = hard && sentences.length > 1 ? ofOwnCase(reading, hard) : undefined
    if (own) return [own]
    const whole = one(reading, before)
    if (!hard && (whole.what === 'nothing' || sentences.length === 0)) return [whole]
    const ofWord = hard ? undefined : choicesOfWord(whole, kept)
    if (ofWord) return [ofWord]
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
      const own = ofSentence(sentence, last, isSameTurn, toldMarks)
      const parts = (own.every(isOfNobodysFile) ? undefined : ofSomebody(other, sentence)) ?? own
      other = parts.find(isOfOthers) ?? other
      if (isTelling(sentence)) {
        for (const part of parts) told.add(part)
        toldMarks.push(...readQuestion(sentence).marks)
      }
      isSameTurn ||= parts.some(({ what }) => what === 'topic')
      last = rememberAsked(parts, isMarked(text, sentence)) ?? last
      return parts
    })
    // "What does the trades program ask for? Which level?": the first is not told for the second, though only guessed at;
    // the last may have lost its mark.
    const isEachMarked = (marked.length > 1 || asksEach(text, sentences, all, told)) && isEachOwn(all, told)
    if (!hard && whole.what === 'topic' && !isOfSeveral(all, told) && !isEachMarked) return [whole]
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

  const inThread: Resolve<Topic> = (text, kept) => asOfThread(resolve(text, kept), kept, text)

  const [alone, taught] = [holdWhole(resolve), asTaught(prepared, ranker)(holdWhole(inThread))]
  /** What we offer ourselves is meant as it stands there. */
  const orOurs: Resolve<Topic> = (text, kept) => (ofOurs(readQuestion(text)) ? alone : taught)(text, kept)
  const mayBeUrgent = (text: string, kept: Before) =>
    ranker().mayBeUrgent(text, recall(kept).topics.length > 0 ? 'after' : 'alone')
  const mayBeFraud = (text: string) => ranker().mayBeFraud(text)
  const offering = offeringLikely(prepared, ranker)
  const whole = offering(doubtingHalves<Topic>(ranker)(passingOverTold(withOccupationBefore(orOurs))))
  const said = notOfCanada(guessingByClause(judgement, finder)(whole))
  const beside = guessingBesideHard(ranker, judgement)(said)
  const resolveAll = leavingNothing(ranker)(withoutNear(handingOverInSpite(leavingElsewhere(beside))))
  return { resolve: resolveAll, getReady, mayBeUrgent, mayBeFraud }
}

/** So much surer is what is asked without what is told. */
const CLEARLY = 0.25
