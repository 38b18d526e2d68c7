import { familyOf } from '../by-pattern.ts'
import type { Pattern } from '../choose-topic.ts'
import type { Judgement } from '../judge-alone.ts'
import type { Ranker } from '../rank-examples.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import { type Resolve, type Resolved, recall, topicsOf } from '../resolved.ts'
import { isMarked } from '../split-questions.ts'
import { leans } from '../thread/thread.ts'
import { asks } from '../two-questions.ts'
import { wordsOf } from '../words.ts'

/** So sure are the examples of a whole whose parts are all of something else, and of one that is a part of itself. */
const SURE = { ofNoPart: 0.93, ofOnePart: 0.97 }
/** "I am a chef in Dubai, how long is an ECA valid?": so sure are they of what is asked that what is told beside it answers nothing. */
const SURE_BESIDE_TOLD = 0.85
/** So likely is the whole that a half of it is guessed by it. */
const LIKELY = 0.6
/** "My score and …" names what is wanted and tells nothing. */
const MOST_WORDS_OF_THING = 3
const MOST_WORDS_OF_NAME = 2

/** One question and another; "my brother is in Ottawa, how many points is that?" only tells and asks, both of one thing. */
const JOINED = /(?<!\p{L})(?:and|also|plus|va|o|و|هم|ham)(?!\p{L})|[?؟][^?؟]*\p{L}/iu

/**
 * "We've broken up, is the application finished as well?": halves may be certain each for itself and of something else than
 * the whole. Where the examples know the whole, it is asked as a whole.
 */
export const holdingWhole =
  <Topic extends Pattern>(ranker: () => Ranker<Topic>, { like, orGuess }: Judgement<Topic>) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    const isCertain = parts.some((part) => part.what === 'topic' && !part.isFollowUp)
    const reading = readQuestion(text)
    const goesOn = leans(reading) && recall(kept).topics.length > 0
    if (parts.some(({ what }) => what === 'hard') || goesOn) return parts
    if (!isCertain) return withGuessOfWhole(parts, reading)
    const guessed = guessOfThing(parts, reading)
    if (guessed) return [guessed]
    const { topic, share } = ranker().first(reading) ?? { topic: undefined, share: 0 }
    const isOfWhole = (part: Resolved<Topic>) =>
      topicsOf(part).some((each) => topic && familyOf(each) === familyOf(topic))
    const asked = topic && share >= SURE_BESIDE_TOLD ? withoutTold(text, parts, topic) : parts
    if (asked.length < parts.length) return asked
    const isSure = share >= (parts.some(isOfWhole) ? SURE.ofOnePart : SURE.ofNoPart)
    if (!topic || !isSure) return parts
    const isOfTopic = parts.length > 1 && parts.some((part) => topicsOf(part).includes(topic))
    const others = parts.filter((part) => part.what === 'topic' && !isOfWhole(part))
    return (isOfTopic && !JOINED.test(text)) || isTaken(parts, others)
      ? [like(reading, undefined) ?? orGuess({ text, reading, what: 'unknown' })]
      : parts

    /** «شناسنامه و سند ازدواج رو باید با مهر دادگستری بدم؟»: a thing that is only named is no question where the whole is another. */
    function guessOfThing(halves: Resolved<Topic>[], whole: Reading): Resolved<Topic> | undefined {
      const isThing = (part: Resolved<Topic>) =>
        part.what === 'topic' && wordsOf(part.text).length <= MOST_WORDS_OF_NAME
      const isOpen =
        halves.some(({ what }) => what === 'unknown') && halves.every((part) => part.what !== 'topic' || isThing(part))
      const { topic, share } = ranker().first(whole) ?? { topic: undefined, share: 0 }
      if (!isOpen || share < LIKELY || halves.some((part) => topicsOf(part)[0] === topic)) return undefined
      const guess = orGuess({ text, reading: whole, what: 'unknown' })
      return guess.what === 'likely' ? guess : undefined
    }

    /** A half that is not understood is guessed by the whole: «بورس رو به کیا میدن و تا کی؟». */
    function withGuessOfWhole(halves: Resolved<Topic>[], whole: Reading): Resolved<Topic>[] {
      const isOpen = halves.length > 1 && halves.some(({ what }) => what === 'unknown')
      if (!isOpen || (ranker().first(whole)?.share ?? 0) < LIKELY) return halves
      const guess = orGuess({ text, reading: whole, what: 'unknown' })
      const place = halves.findIndex(({ what }) => what === 'unknown')
      return guess.what === 'likely' ? halves.with(place, { ...guess, text: halves[place]?.text ?? text }) : halves
    }
  }

/** «شوهرم اجازهٔ کار داره و من …» tells, although «داره» at the end may ask as well. */
const OWNS = /(?<!\p{L})(?:داره|دارد|dare)$/iu

/** Without clauses that only tell, beside the one that asks for the topic of the whole. */
function withoutTold<Topic>(text: string, parts: Resolved<Topic>[], topic: Topic): Resolved<Topic>[] {
  const isOfTopic = (part: Resolved<Topic>) => topicsOf(part)[0] === topic
  const isTelling = (part: Resolved<Topic>) =>
    part.what === 'topic' &&
    !isOfTopic(part) &&
    !part.isFollowUp &&
    !isMarked(text, part.text) &&
    (!asks(part.reading) || OWNS.test(part.text)) &&
    wordsOf(part.text).length > MOST_WORDS_OF_THING
  return parts.some(isOfTopic) ? parts.filter((part) => !isTelling(part)) : parts
}

/** Two things that are compared, or two questions of which the examples know one, are no whole. */
function isTaken<Topic>(parts: readonly Resolved<Topic>[], others: readonly Resolved<Topic>[]): boolean {
  if (others.length === 0 || (parts.length > 1 && new Set(parts.flatMap(topicsOf)).size === 1)) return false
  return others.length === parts.length || !others.some((part) => asks(part.reading))
}
