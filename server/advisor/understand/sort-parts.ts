import type { Pattern } from './choose-topic.ts'
import { namesNothing } from './lean.ts'
import type { Resolved } from './resolved.ts'
import { asks } from './two-questions.ts'

/** What comes down to the certain half says nothing more. */
export function withoutSame<Topic>(halves: Resolved<Topic>[]): Resolved<Topic>[] {
  const certain = halves.flatMap((each) => (each.what === 'topic' ? [each.choice.topic] : []))
  return halves.filter((each) => each.what !== 'likely' || !each.choices[0] || !certain.includes(each.choices[0].topic))
}

/** "I want to study in Vancouver and bring my wife. How many hours …?": what is told beside a whole question is not asked. */
export function withoutTold<Topic>(said: Resolved<Topic>[], told: ReadonlySet<Resolved<Topic>>): Resolved<Topic>[] {
  const isWhole = (each: Resolved<Topic>) => each.what === 'topic' && !told.has(each) && !namesNothing(each.reading)
  return said.some(isWhole) ? said.filter((each) => each.what !== 'topic' || !told.has(each)) : said
}

/** Several questions, each of them certain. */
export function isOfSeveral(all: readonly Resolved<Pattern>[]): boolean {
  const asked = all.filter(({ what, reading }) => what !== 'nothing' && asks(reading))
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
