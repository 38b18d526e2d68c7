import { HARD_TOGETHER } from '../lexicon/lexicon.ts'
import type { Mark } from './recognise.ts'
import { wordsOf } from './words.ts'

export type HardReason =
  | 'individual'
  | 'odds'
  | 'fraud'
  | 'security'
  | 'misrepresentation'
  | 'otherPerson'
  | 'otherCountry'
  | 'outside'
  | 'crisis'
  | 'danger'
  | 'instructions'
  | 'forecast'
  | 'complaint'
  | 'asylum'
  | 'status'
  | 'admissibility'

/** Looked for before anything else, in this order. Some go to a person, some to nobody. */
const HARD: readonly (readonly [concept: string, outcome: 'handOver' | 'decline', reason: HardReason])[] = [
  ['crisis', 'decline', 'crisis'],
  ['danger', 'decline', 'danger'],
  ['injection', 'decline', 'instructions'],
  // Whoever was found out hides nothing any more, whatever they name with it.
  ['misrepresentation', 'handOver', 'misrepresentation'],
  ['fraud', 'decline', 'fraud'],
  ['asylum', 'handOver', 'asylum'],
  ['security', 'handOver', 'security'],
  ['criminal', 'handOver', 'security'],
  ['overstay', 'handOver', 'status'],
  ['admissibility', 'handOver', 'admissibility'],
  ['refusal', 'handOver', 'individual'],
  ['otherclient', 'decline', 'otherPerson'],
  ['otherperson', 'decline', 'otherPerson'],
  ['othercountry', 'decline', 'otherCountry'],
  ['medical', 'decline', 'outside'],
  ['politics', 'decline', 'outside'],
  ['outside', 'decline', 'outside'],
  ['promise', 'handOver', 'odds'],
  ['odds', 'handOver', 'odds'],
  ['future', 'handOver', 'forecast'],
  ['complaint', 'handOver', 'complaint'],
]
export const HARD_CONCEPTS: ReadonlySet<string> = new Set(HARD.map(([concept]) => concept))

/** Their words have harmless meanings too, and nobody is harmed by a guess beside them. */
const MILD = new Set(['refusal', 'promise', 'odds', 'future', 'complaint', 'medical', 'outside'])
export const isMild = ({ concept }: Pick<Hard, 'concept'>) => MILD.has(concept)

export type Hard = { outcome: 'handOver' | 'decline'; reason: HardReason; concept: string }

/** A word that can only be meant so; `anyReading` also takes words that may be harmless. */
export function hardTopicIn(marks: readonly Mark[], { anyReading }: { anyReading: boolean }): Hard | undefined {
  const isSaid = (named: string) => marks.some(({ readings }) => readings.includes(named))
  for (const [concept, outcome, reason] of HARD) {
    // Whoever complains of silence is told since when they wait; who has to prove an uncle asks of their own file.
    if ((concept === 'complaint' && isSaid('unanswered')) || (concept === 'otherperson' && isSaid('prove'))) continue
    const found = marks.some(
      ({ readings }) =>
        readings.includes(concept) && (anyReading || readings.every((reading) => HARD_CONCEPTS.has(reading))),
    )
    if (found) return { outcome, reason, concept }
  }
  return undefined
}

/** Of two that are met the one that is looked for first. */
export function graverOf(one: Hard | undefined, other: Hard | undefined): Hard | undefined {
  const rank = (hard: Hard) => HARD.findIndex(([concept]) => concept === hard.concept)
  return one && other ? (rank(other) < rank(one) ? other : one) : (one ?? other)
}

/** How much of a message is hard as the examples have it, and how much of it urgent. */
export function sharesOfHard(shares: ReadonlyMap<string, number>): { all: number; urgent: number } {
  const sumOf = (isMeant: (concept: string) => boolean) =>
    [...shares].reduce((sum, [concept, share]) => (isMeant(concept) ? sum + share : sum), 0)
  return {
    all: sumOf((concept) => HARD_CONCEPTS.has(concept)),
    urgent: sumOf((concept) => isUrgent({ concept })),
  }
}

/** Despair, and a body in danger: a number to call comes at once, and nothing beside it. */
export const isUrgent = ({ concept }: Pick<Hard, 'concept'>) => concept === 'crisis' || concept === 'danger'

/** What only examples call hard may yet be asked of the answer before; what is urgent never is. */
export const mayGoOn = (hard: Hard | undefined, marks: readonly Mark[]) =>
  !hard || hard.concept === 'future' || (!isUrgent(hard) && hardTopicIn(marks, { anyReading: true }) === undefined)

export function hardTopicOf(named: string): Hard | undefined {
  const found = HARD.find(([concept]) => concept === named)
  return found && { concept: found[0], outcome: found[1], reason: found[2] }
}

/** Braces and brackets as programs and models read them: nobody asks a question so. */
const MARKUP = /\{\{|\[\[|<\||<\/?(?:system|script)\b/i
export const isMarkup = (text: string) => MARKUP.test(text)

const phrasesOf = (list: string) => list.split(/[,;]/).flatMap((phrase) => wordsOf(phrase).join(' ') || [])
const TOGETHER = HARD_TOGETHER.map(({ concept, first, later, unless, isAnywhere }) => ({
  ...{ concept, isAnywhere },
  ...{ first: phrasesOf(first), later: phrasesOf(later), unless: phrasesOf(unless) },
}))
const BETWEEN_WORDS = 4

const SPACE = ' '

/** Where a phrase begins and ends in the words, counted in words. */
function placesOf(phrases: readonly string[], text: string): { begins: number; ends: number }[] {
  return phrases.flatMap((phrase) => {
    const at = text.indexOf(` ${phrase} `)
    if (at < 0) return []
    const begins = text.slice(0, at + 1).split(SPACE).length - 2
    return [{ begins, ends: begins + phrase.split(SPACE).length }]
  })
}

/** What two words say together although neither says it alone. */
export function hardTogether(words: readonly string[]): Mark[] {
  const text = ` ${words.join(SPACE)} `
  return TOGETHER.flatMap(({ concept, first, later, unless, isAnywhere }) => {
    const firsts = placesOf(first, text)
    if (firsts.length === 0) return []
    const laters = placesOf(later, text)
    const isSaid = firsts.some(({ ends }) =>
      laters.some(({ begins }) => isAnywhere || (begins >= ends && begins - ends <= BETWEEN_WORDS)),
    )
    return isSaid && placesOf(unless, text).length === 0 ? [{ word: concept, readings: [concept] }] : []
  })
}

/** They answer from the file of whoever asks: of somebody else they would say the wrong thing. */
const OF_THE_FILE =
  /^(?:file|booking|privacy|account|contact|documents\.(?!valid|translation|formats|cannot-get)|score\.(?:total|why|factor|raise|enough|partner$|grid$|grid-needed|what-if|if-|foreign-work|who-applies|spouse-column)|programs\.(?:mine|standing|why-not|better|which|study-first|switch)|tests\.mine|money\.our-fee)/
/** Whether a refusal has to be told or one may apply again, why we sent a document back, what is paid back: nobody's judgement is asked for. */
const OF_A_REFUSAL = /^(?:process\.tell-refusal|process\.reapply|documents\.sent-back|money\.refund)$/
/** What is asked of something that comes from another country, and not of going there. */
const FROM_ELSEWHERE =
  /^(?:eca|transfer|documents\.(?:valid|when|translation|attestation)|process\.(?:biometrics|police|medical)|tests\.where|process\.gaps|programs\.(?:freelance|gaps|unpaid|part-time|work-window|student-work)|money\.(?:bank|counts|deposit|borrowed)|score\.(?:part-years|certificate))/
export const isOfTheFile = (topic: string) => OF_THE_FILE.test(topic)
/** How everybody signs in, books and is protected here is asked for oneself and tells nobody's file. */
const OF_EVERYBODY = /^(?:privacy|account|contact|booking\.(?!mine|move))/
export const isOfWhoeverAsks = (topic: string) => isOfTheFile(topic) && !OF_EVERYBODY.test(topic)

/** Somebody, some country or the time of military service is told beside what is asked: "my brother takes the photo, which size?" */
const TOLD_BESIDE = new Set(['otherperson', 'otherclient', 'othercountry', 'security', 'politics'])
export function mayStandBeside({ concept }: Hard, topic: string, marks: readonly Mark[]): boolean {
  if (concept === 'fraud') return TELLS_TRUE_FROM_FALSE.test(topic)
  if (concept === 'othercountry' && isOfACountry(topic)) return marks.some(isOfCanada)
  if (concept === 'othercountry' && topic === MOVING) return isOfMyApplication(marks)
  // "A student visa for Italy, how much in the bank?": what is asked for is that country's.
  if (concept === 'othercountry' && isOfGoingThere(marks)) return FROM_ELSEWHERE.test(topic)
  return TOLD_BESIDE.has(concept) && !(concept.startsWith('other') && concept !== 'othercountry' && isOfTheFile(topic))
}

/** Every country has citizens, permits and driving licences: without Canada beside it another one is meant. */
const OF_A_COUNTRY = /^(?:citizenship|pr|life|stay|work)\.|^documents\.iran-passport-abroad$/
export const isOfACountry = (topic: string) => OF_A_COUNTRY.test(topic)
export const isOfCanada = ({ readings }: Mark) =>
  readings.some((each) => each === 'canada' || each === 'lmia' || each.startsWith('pv:'))

/** "Is this job offer a fake?": whoever asks what is genuine forges nothing. */
const TELLS_TRUE_FROM_FALSE =
  /^(?:work\.paying-for-offer|site\.verify-report|family\.relationship-proof|firm\.licence)$/

/** The word itself; with a refusal also the country that refused. */
export const isBesideHard =
  ({ concept }: Hard) =>
  (reading: string) =>
    reading === concept || (concept === 'refusal' && reading === 'othercountry')

const GOING_THERE = new Set([
  'immigrate',
  'visa',
  'requirements',
  'eligible',
  'pr',
  'asylum',
  'compare',
  'better',
  'raise',
  'live',
])

const COMPARING = new Set(['compare', 'better', 'visa', 'asylum'])
const SPONSORING = new Set(['sponsor'])
const OF_MY_APPLICATION = new Set(['case', 'profile', 'meanwhile', 'police'])
/** Whoever lives elsewhere while an application is under way. */
const MOVING = 'process.move-country'
const isOfMyApplication = (marks: readonly Mark[]) =>
  marks.some(({ readings }) => readings.some((each) => OF_MY_APPLICATION.has(each)))

/** A student visa is one of any country, until Canada is named. */
const NAMED_ALIKE = new Set(['move', 'p:STUDY_CA', 'workpermit'])

/** "We want to move to Germany": that country is what is asked about, and not what becomes of an application meanwhile. */
export function isOfGoingThere(marks: readonly Mark[]): boolean {
  const readings = marks.flatMap((mark) => mark.readings)
  const isGoing = readings.some((each) => NAMED_ALIKE.has(each) || GOING_THERE.has(each))
  const isOurs = marks.some(isOfCanada) || readings.some((each) => each.startsWith('p:') && each !== 'p:STUDY_CA')
  return isGoing && !isOurs && !isOfMyApplication(marks)
}

/**
 * An uncle who lends money and a year in Turkey belong to the case of whoever asks, where the rest of the question
 * clearly names what it is about and that is nobody's file and no other country's rule.
 */
export function mayBeOwnCase({ concept }: Hard, topic: string, marks: readonly Mark[]): boolean {
  if (concept === 'otherperson') return !isOfTheFile(topic)
  if (concept === 'refusal') return OF_A_REFUSAL.test(topic)
  // What would make chances better is known, and how a score that is named compares; what they are is not.
  if (concept === 'odds')
    return topic === 'score.raise' || (topic === 'score.enough' && marks.some(({ value }) => value !== undefined))
  if (concept !== 'othercountry') return false
  const names = (concepts: ReadonlySet<string>) =>
    marks.some(({ readings }) => readings.some((each) => concepts.has(each)))
  // Whoever lives there while an application is under way asks what becomes of the application.
  if (topic === MOVING) return isOfMyApplication(marks)
  if (topic.startsWith('family.')) return names(SPONSORING)
  // "Ausbildung from Germany, can I use FST?": a program of ours is asked about, and that country only told of.
  const isOfProgram = marks.some(({ readings }) => readings.some((each) => each.startsWith('p:')))
  if (isOfProgram && topic.startsWith('programs.')) return !names(COMPARING)
  return FROM_ELSEWHERE.test(topic) && !names(GOING_THERE)
}
