import { isListing } from './bare-thing.ts'
import type { Choice, Pattern } from './choose-topic.ts'
import { isOfTheFile, mayBeOwnCase } from './hard-topics.ts'
import { isNaming, type Reading, readQuestion } from './read-question.ts'
import type { Found, Resolve, Resolved } from './resolved.ts'
import { slotsOf } from './slots/slots.ts'
import { isMarked } from './split-questions.ts'
import { joinedTo, namesNothing, refersBack } from './thread/thread.ts'
import { asks } from './two-questions.ts'
import { wordsOf } from './words.ts'

/** What comes down to the certain half says nothing more. */
export function withoutSame<Topic>(halves: Resolved<Topic>[]): Resolved<Topic>[] {
  const certain = halves.flatMap((each) => (each.what === 'topic' ? [each.choice.topic] : []))
  return halves.filter((each) => each.what !== 'likely' || !each.choices[0] || !certain.includes(each.choices[0].topic))
}

/** "I want to study in Vancouver and bring my wife. How many hours …?": what is told beside a whole question is not asked. */
export function withoutTold<Topic extends Pattern>(
  said: Resolved<Topic>[],
  told: ReadonlySet<Resolved<Topic>>,
  isSeveral: boolean,
): Resolved<Topic>[] {
  const isWhole = (each: Resolved<Topic>) =>
    each.what === 'topic' && !told.has(each) && !namesNothing(each.reading) && !refersBack(each.reading)
  // Beside several questions that are answered nothing is guessed of what is told.
  const isAnswering = ({ what }: Resolved<Topic>) => what === 'topic' || (isSeveral && what === 'likely')
  const asked = said.some(isWhole) ? said.filter((each) => !isAnswering(each) || !told.has(each)) : said
  // "My sister has just landed. How does she get …?": whose it is is only told, where it is nobody's file that is asked for.
  const isGeneral = (each: Resolved<Topic>) => !told.has(each) && isOfNobodysFile(each)
  return asked.some(isGeneral) ? asked.filter((each) => !told.has(each) || !isOfSomebody(each)) : asked
}

/** Of a rule that is the same for everybody. */
export function isOfNobodysFile(each: Resolved<Pattern>): boolean {
  const choices = each.what === 'topic' ? [each.choice] : each.what === 'likely' ? each.choices : []
  return choices.length > 0 && choices.every(({ topic }) => !isOfTheFile(topic.id))
}

const isOfSomebody = (each: Resolved<unknown>) => each.what === 'hard' && each.hard.concept === 'otherperson'

/** Several questions, each of them certain. */
export function isOfSeveral<Topic extends Pattern>(
  all: readonly Resolved<Topic>[],
  told: ReadonlySet<Resolved<Topic>>,
): boolean {
  const asked = all.filter((each) => each.what !== 'nothing' && !told.has(each))
  const topics = new Set(asked.flatMap((each) => (each.what === 'topic' ? each.choice.topic.id : [])))
  return topics.size > 1 && topics.size === asked.length
}

/** So sure of what a question asks that it is said beside one that is certain. */
export const OTHER_HALF = 0.5

const isLoose = (each: Resolved<unknown>) => each.what === 'topic' && !each.isFollowUp && namesNothing(each.reading)

/** Several questions of different things, of which one at least is certain and none is unknown. */
export function isEachOwn<Topic extends Pattern>(
  said: readonly Resolved<Topic>[],
  told: ReadonlySet<Resolved<Topic>>,
): boolean {
  const asked = said.filter((each) => !told.has(each))
  const topics = asked.flatMap((each) => {
    if (each.what === 'topic') return each.choice.topic.id
    const [first] = each.what === 'likely' ? each.choices : []
    return first && first.score >= OTHER_HALF ? first.topic.id : []
  })
  // «حداکثرش چنده» after what is not certain is not certain either.
  const isSome = asked.some(({ what }) => what === 'topic') && !asked.slice(1).some(isLoose)
  return asked.length > 1 && isSome && new Set(topics).size === asked.length
}

/** Several sentences ask, and whatever is not told belongs to one of them; a question mark is left out at the end at most. */
export function asksEach<Topic>(
  text: string,
  sentences: readonly string[],
  said: readonly Resolved<Topic>[],
  told: ReadonlySet<Resolved<Topic>>,
): boolean {
  const asked = said.filter((each) => !told.has(each))
  // "Only one semester in China. Too old? And the price?": it is asked of what is told.
  if (told.size > 0 && asked.some(isLoose)) return false
  const isAnyMarked = sentences.some((each) => isMarked(text, each))
  const asking = sentences.filter(
    (each, place) =>
      isMarked(text, each) || ((!isAnyMarked || place === sentences.length - 1) && asks(readQuestion(each))),
  )
  return asking.length > 1 && asked.every((part) => isTold(part) || asking.some((each) => each.includes(part.text)))
}

/** What comes after a question that is only guessed may lean on it. */
export const beginsSure = <Topic>(said: readonly Resolved<Topic>[], told: ReadonlySet<Resolved<Topic>>) =>
  said.find((each) => !told.has(each))?.what === 'topic'

/** Several sentences that ask, each with a guess of its own, of which the guess of the whole is one at most: all are said. */
export function eachGuessed<Topic extends Pattern>(
  asked: readonly Resolved<Topic>[],
  whole: Topic | undefined,
): Resolved<Topic>[] | undefined {
  const guesses = asked.filter((each) => !isTold(each)).map(asFirstGuess)
  const topics = guesses.map((each) => each?.choices[0]?.topic)
  if (guesses.length < 2 || guesses.includes(undefined) || new Set(topics).size < guesses.length) return undefined
  const isSure = guesses.every((each) => each && surestOf([each]) >= EACH_GUESS)
  return isSure || topics.includes(whole) ? guesses.flatMap((each) => each ?? []) : undefined
}

/** Two of them may be less sure than one beside what is certain. */
const EACH_GUESS = 0.45

function asFirstGuess<Topic extends Pattern>(part: Resolved<Topic>) {
  if (part.what === 'likely') return { ...part, choices: part.choices.slice(0, 1) }
  if (part.what !== 'topic') return undefined
  const { text, reading, choice, others } = part
  return { text, reading, what: 'likely' as const, choices: [choice], others }
}

/** "Photos and police certificate, how long are they valid?": what is asked of the last is asked of those before it. */
export function withSharedAsk<Topic extends Pattern>(
  judge: (reading: Reading) => Found<Topic> | undefined,
  clauses: Resolved<Topic>[],
): Resolved<Topic>[] {
  const asking = clauses.find((each) => each.what === 'topic' && asks(each.reading))
  if (asking?.what !== 'topic') return clauses
  return clauses.map((each) => {
    const isShort = wordsOf(each.text).length <= MOST_WORDS_OF_THING
    const isBare = isShort && each !== asking && each.reading.leftover.length === 0 && !asks(each.reading)
    const found = isBare ? judge(joinedTo(asking.marks, each.reading)) : undefined
    return found?.choice.topic === asking.choice.topic ? { ...found, text: each.text } : each
  })
}

/** "How long is it and what does the consultation cost?": what is asked in one clause is asked of the other. */
export function isOfLater([first, ...later]: readonly Resolved<unknown>[]): boolean {
  if (first === undefined) return false
  // "I have a job offer, how many points is that?": the second is asked of what the first only tells.
  if (!asks(first.reading)) return later.some((each) => isLoose(each) && refersBack(each.reading))
  return namesNothing(first.reading) && later.some(({ reading }) => !namesNothing(reading))
}

const MOST_WORDS_OF_THING = 3

const ASKING = ['howmuch', 'when', 'who', 'where', 'why', 'how', 'takes', 'what', 'need']

/** "And three kids" belongs to the clause before it: a question without it would be another one. */
export function standsAlone(part: Resolved<unknown>): boolean {
  if (part.what === 'topic' || part.reading.leftover.length > 0) return true
  return part.reading.marks.some(({ readings }) => readings.some((each) => ASKING.includes(each)))
}

/** Who asks, and "what now": beside a question that is understood they ask for nothing more. */
const ASIDES = new Set(['number', 'age', 'year', 'occupation', 'nextstep', 'how', 'now', 'worried', 'iran', 'live'])

export function withoutAsides<Topic>(parts: Resolved<Topic>[]): Resolved<Topic>[] {
  const isAside = ({ reading: { marks, leftover } }: Resolved<Topic>) =>
    leftover.length === 0 && marks.every(({ readings }) => readings.some((each) => ASIDES.has(each)))
  const asked = parts.filter((part) => !isAside(part))
  // "I'm 34. How many points for my age?" asks of thirty-four.
  if (asked.some(({ reading: { marks } }) => marks.some(({ readings }) => readings.includes('age')))) return parts
  return asked.length > 0 && asked.every(({ what }) => what === 'topic') ? asked : parts
}

/** It asks nothing, and nobody knows what it tells. */
export function isTold({ what, reading }: Resolved<unknown>): boolean {
  if (what !== 'unknown' && what !== 'unclear') return false
  return !reading.marks.some(({ readings }) => readings.some((each) => ASKING.includes(each)))
}

/** How sure the examples are of what is guessed. */
export function surestOf(parts: readonly Resolved<unknown>[]): number {
  return Math.max(0, ...parts.flatMap((part) => (part.what === 'likely' ? (part.choices[0]?.score ?? 0) : [])))
}

const OF_OTHERS = new Set(['otherperson', 'otherclient'])
const HERS =
  /(?<!\p{L})(?:he|she|his|hers?|him|they|their|them|او|اون|ایشون|ایشان)(?!\p{L})|(?:پرونده|امتیاز|مدارک|مدرک|وضعیت|نمره)‌?(?:اش|ش)(?!\p{L})/iu

/** "My sister is your client, too. What is her score?": she is not whoever asks. */
export function ofSomebody<Topic>(other: Resolved<Topic> | undefined, text: string): Resolved<Topic>[] | undefined {
  return other?.what === 'hard' && HERS.test(text) ? [{ ...other, text, reading: readQuestion(text) }] : undefined
}

/** Whose file is not spoken of. */
export const isOfOthers = (part: Resolved<unknown>) => part.what === 'hard' && OF_OTHERS.has(part.hard.concept)

const OF_MINE = /(?<!\p{L})(?:my|mine|i|me|we|our|us|من|خودم|man)(?!\p{L})|\p{Script=Arabic}م(?!\p{L})|am(?!\p{L})/iu

const MY_OWN = /(?<!\p{L})(?:my|mine|من|خودم|man)(?!\p{L})/iu
/** It speaks of the asker's own by word. */
export const isOfMine = (text: string) => MY_OWN.test(text)

/** They may only say where somebody comes from, whom they know or what they do: what is asked beside it is answered. */
const MAY_BE_TOLD = new Set(['othercountry', 'medical', 'outside'])

/** Beside what a person has to answer only what is certain and whole is said, and nothing of one's own in place of another's. */
export function withoutLoose<Topic extends Pattern>(all: Resolved<Topic>[]): Resolved<Topic>[] {
  const place = all.findIndex(({ what }) => what === 'hard')
  const first = all[place]
  if (first?.what !== 'hard' || MAY_BE_TOLD.has(first.hard.concept)) return all
  const { hard } = first
  return all.filter((each, at) => {
    if (each === first || (each.what === 'hard' && each.hard.outcome === 'decline')) return true
    const topic =
      each.what === 'topic' ? each.choice.topic.id : each.what === 'likely' ? each.choices[0]?.topic.id : undefined
    if (topic === undefined) return false
    if (OF_OTHERS.has(hard.concept)) return mayBeOwnCase(hard, topic, []) || OF_MINE.test(each.text)
    return each.what === 'topic' && (at < place || !(refersBack(each.reading) || namesNothing(each.reading)))
  })
}

/** "My son was admitted in Toronto. How much money?": what is told and not understood may change what is asked; who comes along counts. */
export function asTold<Topic>(parts: Resolved<Topic>[]): Resolved<Topic>[] {
  if (!parts.some(isTold) || parts.every(isTold) || isListing(parts)) return parts
  const { persons } = slotsOf(parts.filter(isTold).flatMap(({ reading }) => reading.marks))
  return parts.flatMap((part) => {
    if (isTold(part)) return []
    if (part.what !== 'topic') return [part]
    const { text, reading, choice, others } = part
    const slots = { ...(persons !== undefined && { persons }), ...choice.slots }
    return [{ text, reading, what: 'likely' as const, choices: [{ ...choice, slots }], others }]
  })
}

/** A guess that is sure enough to stand beside another, alone. */
export const onlyLikely = <Topic>(half: Resolved<Topic>) =>
  half.what === 'likely' && surestOf([half]) >= OTHER_HALF ? { ...half, choices: half.choices.slice(0, 1) } : undefined

const isOfChina = (reading: string) => ['china', 'chinese', 'p:STUDY_CN'].includes(reading)
const isNamedApart = (reading: string) =>
  (reading.startsWith('p:') && !isOfChina(reading)) || reading === 'canada' || reading === 'consultation'
/** Amounts of Canada; those of China would be looked up in no table. */
const FUNDS = /^money\.(?:settlement|study)$/
const OF_CANADA = /^(?:money|process)\.(?!time$)/
const ON_FUNDS = /^money\.(?:exempt|who-counts|which-table)$/

/** "I want to study in China, how much money do I need?": amounts and times of Canada are not asked for beside it. */
export const notOfCanada =
  <Topic extends Pattern>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const found = resolve(text, kept)
    const asked = readQuestion(text)
    if (!isNaming(asked, isOfChina) || isNaming(asked, isNamedApart)) return found
    const ofChina = (choice: Choice<Topic>): Choice<Topic> =>
      FUNDS.test(choice.topic.id) ? { ...choice, slots: { ...choice.slots, program: 'STUDY_CN' } } : choice
    const unsaid = ({ text, reading }: Resolved<Topic>) => ({ text, reading, what: 'unknown' as const })
    return found.map((part) => {
      if (part.what === 'likely') {
        const choices = part.choices.filter(({ topic }) => !ON_FUNDS.test(topic.id)).map(ofChina)
        return choices.length > 0 ? { ...part, choices } : unsaid(part)
      }
      if (part.what !== 'topic') return part
      const isUnsaid = found.length > 1 && OF_CANADA.test(part.choice.topic.id) && !FUNDS.test(part.choice.topic.id)
      return isUnsaid ? unsaid(part) : { ...part, choice: ofChina(part.choice) }
    })
  }

/** "TCF: listening 470, …. Do I get the bonus?": what is told before belongs to the question, where both come to the same. */
export const withSlotsOf = <Topic>(parts: Resolved<Topic>[], whole: Resolved<Topic>): Resolved<Topic>[] => {
  const [same] = whole.what === 'likely' ? whole.choices : []
  return parts.map((part) =>
    part.what === 'topic' && same?.topic === part.choice.topic ? { ...part, choice: same } : part,
  )
}
