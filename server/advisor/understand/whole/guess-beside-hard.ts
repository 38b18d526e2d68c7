import type { Pattern } from '../choose-topic.ts'
import { isDemanded } from '../find-hard.ts'
import {
  type Hard,
  isOfACountry,
  isOfCanada,
  isOfGoingThere,
  isOfWhoeverAsks,
  isUrgent,
  sharesOfHard,
} from '../hard-topics.ts'
import type { Judgement } from '../judge-alone.ts'
import { NOT_OURS } from '../learnt/learnt.ts'
import type { Ranker } from '../rank-examples.ts'
import { readQuestion } from '../read-question.ts'
import { type Resolve, type Resolved, topicsOf } from '../resolved.ts'

/** Set by unseen messages of both kinds: with less some that have to be turned away were guessed at; see the decision page. */
const BESIDE = { ours: 0.4, hard: 0.15, notOurs: 0.3 }
/** With less a person may say whether it has to be turned away. */
const FAINT = { hard: 0.15, notOurs: 0.5 }
/** Whom to call is left out only where hardly anything of the message speaks of despair. */
const URGENT = 0.02

/**
 * "Is this school fake?", "a neighbour was invited, in which category?": a word that is declined for is only mentioned. What
 * the examples hold the message for, and for nothing that is declined, is said, mostly as a guess; what they hold for nothing
 * at all goes to a person.
 */
export const guessingBesideHard =
  <Topic extends Pattern>(ranker: () => Ranker<Topic>, { like, orGuess }: Judgement<Topic>) =>
  (resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const [parts, reading] = [resolve(text, kept), readQuestion(text)]
    const turnedAway = parts.flatMap((part) => (isTurnedAway(part) ? [part.hard] : []))
    if (turnedAway.length === 0) return parts
    const shares = ranker().shares(text)
    const notOurs = shares.get(NOT_OURS) ?? 0
    if (!turnedAway.every(isFaint)) return parts
    const others = parts.filter((part) => !isTurnedAway(part))
    const open: Resolved<Topic> = { text, reading, what: 'unknown' }
    if (!isOurs()) return notOurs < FAINT.notOurs ? [...others.filter(({ what }) => what !== 'unknown'), open] : parts
    if (others.some(({ what }) => what === 'topic')) return others
    const asked = like(reading, undefined) ?? orGuess(open)
    const topics = topicsOf(asked)
    return topics.length > 0 && turnedAway.every((hard) => topics.every(({ id }) => mayBeMeant(hard, id)))
      ? [asked]
      : parts

    /** Of somebody else's file the examples know how it is asked for. */
    function isFaint(hard: Hard): boolean {
      const { all, urgent } = sharesOfHard(shares)
      if (isDemanded(hard, text) || (isUrgent(hard) && urgent >= URGENT)) return false
      if (hard.concept === 'othercountry' && isOfGoingThere(reading.marks)) return false
      return (hard.concept === 'otherperson' ? (shares.get('otherclient') ?? 0) : all) < FAINT.hard
    }

    function isOurs(): boolean {
      const [ours = 0] = [...shares].flatMap(([label, share]) => (ranker().isTopic(label) ? [share] : []))
      return sharesOfHard(shares).all < BESIDE.hard && notOurs < BESIDE.notOurs && ours >= BESIDE.ours
    }

    function mayBeMeant({ concept }: Hard, id: string): boolean {
      if (concept === 'othercountry' && isOfACountry(id)) return reading.marks.some(isOfCanada)
      return !(concept === 'otherperson' || concept === 'otherclient') || !isOfWhoeverAsks(id)
    }
  }

/** "He swears that", "never mind my chances": nobody's forecast is asked for either. */
const OF_A_FORECAST = ['promise', 'odds', 'future']

const isTurnedAway = (part: Resolved<unknown>): part is Extract<Resolved<never>, { what: 'hard' }> =>
  part.what === 'hard' && (part.hard.outcome === 'decline' || OF_A_FORECAST.includes(part.hard.concept))
