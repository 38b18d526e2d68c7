import { isListing, orChoices } from './bare-thing.ts'
import { resolveHalf, resolveOne } from './by-pattern.ts'
import type { Pattern, Prepared } from './choose-topic.ts'
import { askedOfEach, comparedIn } from './compare-things.ts'
import type { HardFinder } from './find-hard.ts'
import { mayGoOn } from './hard-topics.ts'
import type { Judgement } from './judge-alone.ts'
import { type Reading, readQuestion } from './read-question.ts'
import type { Mark } from './recognise.ts'
import { asGuess, type Before, type Resolved, recall, remember } from './resolved.ts'
import {
  asTold,
  isOfLater,
  OTHER_HALF,
  onlyLikely,
  standsAlone,
  surestOf,
  withoutAsides,
  withoutSame,
  withSharedAsk,
} from './sort-parts.ts'
import { clausesOf } from './split-questions.ts'
import { isSameAgain, type Thread } from './thread/in-thread.ts'
import { asks, bothOf, eachOf, type Judges, neitherOf, oneOf } from './two-questions.ts'

/** What one sentence asks, or each of its halves, after what was said before it. */
export function createSentences<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  judgement: Judgement<Topic>,
  { hardByName, hardIn }: HardFinder,
  { going, inThread, isOpposed }: Thread<Topic>,
) {
  const { one, unopposed, like, passing, certain, ofOwnCase, orGuess, orHalfGuess, orLike } = judgement

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
    if (gone) return eachOf(judges, sentence, kept) ?? [gone]
    // «بعدی» is the next round, which nobody knows, or the next meeting, which stands in the file.
    const known = hard?.concept === 'future' ? like(reading, before) : undefined
    if (known) return [known]
    const own = hard && ofOwnCase(reading, hard)
    if (own) return [own]
    if (hard) return [{ text: sentence, reading, what: 'hard', hard }]
    const context = told.length > 0 ? [...told, ...(before ?? [])] : before
    const both = comparedIn(certain, reading) ?? askedOfEach(certain, reading) ?? bothOf(judges, sentence, context)
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
    if (isAnswered && !maybeHard && said.every(({ what }) => what === 'topic')) return said.map(unopposed)
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
    if (isAnswered && said.every(standsAlone)) {
      // "I have been a nurse for four years, is that counted?": what only tells is not asked.
      const isAnyAsking = said.some((part) => part.what === 'topic' && asks(part.reading))
      return asTold(said.map((part) => (isAnyAsking && !asks(part.reading) ? part : orLike(part, before))))
    }
    return withCertainHalf(whole, sentence, context)
  }

  /** The whole is one topic for certain, and so is a half of it: the other half may well ask for something else. */
  function withOtherHalf(whole: Resolved<Topic>, sentence: string, before: Before): Resolved<Topic>[] {
    const judged = oneOf(judges, sentence, before)?.map(orHalfGuess) ?? []
    const isOfWhole = (each: Resolved<Topic>) =>
      whole.what === 'topic' &&
      (each.what === 'topic' ? each.choice : each.what === 'likely' ? each.choices[0] : undefined)?.topic ===
        whole.choice.topic
    // "How many days to keep the PR, and how many for the passport?": one half is certain alone, the other as the whole.
    const halves = judged.map((each) =>
      each.what === 'likely' && isOfWhole(each) ? { ...whole, text: each.text } : each,
    )
    const isSame = halves.some(isOfWhole)
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

  return ofSentence
}
