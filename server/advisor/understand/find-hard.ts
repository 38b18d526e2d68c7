import type { Pattern } from './choose-topic.ts'
import {
  graverOf,
  type Hard,
  hardTopicIn,
  hardTopicOf,
  isMarkup,
  isMild,
  isUrgent,
  mayStandBeside,
} from './hard-topics.ts'
import type { Ranker } from './rank-examples.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { type Before, recall } from './resolved.ts'
import { wordsOf } from './words.ts'

const MOST_WORDS_GOING_ON = 5
const MOST_WORDS_BARE = 3
/** A thing that is only named («معاینه پزشکی») is not yet what somebody did or fears. */
const MOST_WORDS_OF_THING = 2

/** So sure of a whole message that it counts although none of its sentences says it alone. */
const SURELY_FRAUD = 0.97

/** To decline what could be answered is wrong as well: so sure are the examples that it is one of our topics. */
const PLAIN = { mild: 0.75, future: 0.5, beside: 0.9, person: 0.8, honest: 0.97 }

/** "Promise me" wants a word that nobody can give. */
const DEMANDED = /(?<!\p{L})promise (?:me|us)(?!\p{L})|قول (?:بده|بدید|بدین|بدهید)|ghol (?:bede|bedin|bedid)/iu

export const isDemanded = ({ concept }: Hard, text: string) => concept === 'promise' && DEMANDED.test(text)

const byName = (text: string) => hardTopicIn(readQuestion(text).marks, { anyReading: false })

/** What is urgent and markup are met alone; so is what only several sentences say together: "I have diabetes. Will the doctor …?" */
export const takesAll = (hard: Hard, text: string, sentences: readonly string[]) =>
  isUrgent(hard) || isMarkup(text) || (byName(text)?.concept === hard.concept && !sentences.some(byName))

/** What has to be declined or left to a person, by its words and by what examples taught. */
export function createHardFinder(ranker: () => Pick<Ranker<Pattern>, 'hardIn' | 'first' | 'shares'>) {
  /** The examples take it for one of our topics and for hardly anything else. */
  function isPlainly(reading: Reading, hard: Hard): boolean {
    const found = ranker().first(reading)
    if (!found) return false
    if (isDemanded(hard, reading.text)) return false
    // "My next payment", "my future wife": what is to come is named, and no forecast asked for.
    if (hard.concept === 'future') return found.share >= PLAIN.future
    if (isMild(hard)) return found.share >= PLAIN.mild
    if (hard.concept === 'fraud' && found.share >= PLAIN.honest) return true
    const enough = hard.concept === 'otherperson' ? PLAIN.person : PLAIN.beside
    return found.share >= enough && mayStandBeside(hard, found.topic.id, reading.marks)
  }

  /** A word may sound hard and be another: «از ۶۷ رد شدم» is no refusal. Where the examples are sure, it is ours. */
  function hardByName(reading: Reading, anyReading: boolean): Hard | undefined {
    const named = hardTopicIn(reading.marks, { anyReading })
    return named && isPlainly(reading, named) ? undefined : named
  }

  /**
   * By a word that can only be meant so, or as the examples have it; despair before a refusal that is named with it. A few
   * words that go on with an answer ("can I borrow it?") are hard by their words only.
   */
  function hardIn(reading: Reading, kept: Before, isMessage = false): Hard | undefined {
    const isAfter = recall(kept).topics.length > 0
    const words = wordsOf(reading.text).length
    const learnt = hardTopicOf(ranker().hardIn(reading, isMessage && !isAfter, isAfter) ?? '')
    const isBare = isAfter && words <= MOST_WORDS_BARE
    const named = hardTopicIn(reading.marks, { anyReading: false })
    // Despair and danger sound alike: a word that can only be meant so says which of them it is.
    if (learnt && isUrgent(learnt) && !isBare) return named && isUrgent(named) ? named : learnt
    const isGoingOn = isAfter && words <= MOST_WORDS_GOING_ON
    return graverOf(hardByName(reading, false), isGoingOn || words <= MOST_WORDS_OF_THING ? undefined : learnt)
  }

  /** "May I leave my refusal out? Would anybody notice?": only both sentences together say that something is to be hidden. */
  const isSurely = ({ concept }: Hard, text: string) =>
    concept === 'fraud' && (ranker().shares(text).get(concept) ?? 0) >= SURELY_FRAUD

  return { hardByName, hardIn, isSurely }
}

export type HardFinder = ReturnType<typeof createHardFinder>
