import type { Pattern } from './choose-topic.ts'
import { mayBeOwnCase } from './hard-topics.ts'
import { namesNothing, refersBack } from './lean.ts'
import { readQuestion } from './read-question.ts'
import type { Resolved } from './resolved.ts'

/** What comes down to the certain half says nothing more. */
export function withoutSame<Topic>(halves: Resolved<Topic>[]): Resolved<Topic>[] {
  const certain = halves.flatMap((each) => (each.what === 'topic' ? [each.choice.topic] : []))
  return halves.filter((each) => each.what !== 'likely' || !each.choices[0] || !certain.includes(each.choices[0].topic))
}

/** "I want to study in Vancouver and bring my wife. How many hours …?": what is told beside a whole question is not asked. */
export function withoutTold<Topic>(said: Resolved<Topic>[], told: ReadonlySet<Resolved<Topic>>): Resolved<Topic>[] {
  const isWhole = (each: Resolved<Topic>) =>
    each.what === 'topic' && !told.has(each) && !namesNothing(each.reading) && !refersBack(each.reading)
  return said.some(isWhole) ? said.filter((each) => each.what !== 'topic' || !told.has(each)) : said
}

/** Several questions, each of them certain. */
export function isOfSeveral<Topic extends Pattern>(
  all: readonly Resolved<Topic>[],
  told: ReadonlySet<Resolved<Topic>>,
): boolean {
  const asked = all.filter((each) => each.what !== 'nothing' && !told.has(each))
  const topics = new Set(asked.flatMap((each) => (each.what === 'topic' ? each.choice.topic.id : [])))
  return topics.size > 1 && topics.size === asked.length
}

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
const MAY_BE_TOLD = new Set(['othercountry', 'medical'])

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
