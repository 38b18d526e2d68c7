import { IMPLIED } from '../lexicon/lexicon.ts'
import type { Mark } from './recognise.ts'
import { type Slots, slotsOf } from './slots/slots.ts'

/**
 * A kind of question. It is asked where all concepts of one of its patterns are named and everything else that is named
 * is explained by `also`. In a pattern `a/b` stands for either, and `p:` for any concept that begins so.
 */
export type Pattern = {
  id: string
  when: readonly string[]
  also?: string
  /** Without them the question goes on to the next topic or to a person. */
  needs?: (slots: Slots) => boolean
  /** Its answer does something: examples that are near never decide for it. */
  isAct?: true
}

export type Choice<Topic> = { topic: Topic; slots: Slots; score: number }

/** They change no answer: everything here is about Canada, about now, and asked by somebody who needs it. */
const NEUTRAL = new Set(['need', 'now', 'canada', 'immigrate', 'what', 'visa'])
const GROUP_WORTH = 10

/**
 * They say where somebody stands and seldom what is asked. Beside a topic that explains all the rest they are passed
 * over, where no other family would explain as much. What is asked of a thing, and the thing itself, never are.
 */
const PASSED_OVER = new Set(
  'pr canada iran work study degree education documents language test case people year month programs province government together couple alone level explain how list eligible company citizen first occupation ondate'.split(
    ' ',
  ),
)
export const isPassedOver = ({ readings }: Pick<Mark, 'readings'>) => readings.some((each) => PASSED_OVER.has(each))

/** What may be left unexplained: nothing, what seldom matters, or anything, for an answer that says so. */
export type Passing = 'nothing' | 'weak' | 'anything'
const PASSED_OVER_COSTS = 4
const MOST_PASSED_OVER = 2

export type Prepared<Topic> = {
  topic: Topic
  patterns: {
    groups: readonly (readonly string[])[]
    /** All that the groups name. */
    concepts: readonly string[]
  }[]
  also: ReadonlySet<string>
}

export const matches = (concept: string, reading: string) =>
  concept.endsWith(':') ? reading.startsWith(concept) : reading === concept

export function prepareTopics<Topic extends Pattern>(topics: readonly Topic[]): Prepared<Topic>[] {
  return topics.map((topic) => ({
    topic,
    patterns: topic.when.map((pattern) => ({
      groups: pattern.split(' ').map((group) => group.split('/')),
      concepts: [...new Set(pattern.split(/[ /]/))],
    })),
    also: new Set(topic.also?.split(' ')),
  }))
}

/** A thousand patterns share a few hundred concepts: which of them are named is asked of the marks once, `p:EE` also as `p:`. */
export function namedBy(marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> {
  const named = new Map<string, Mark[]>()
  for (const mark of marks)
    for (const concept of new Set(mark.readings.flatMap(conceptsOf)))
      named.set(concept, [...(named.get(concept) ?? []), mark])
  return named
}

const conceptsOf = (reading: string) => [
  reading,
  ...[...reading.matchAll(/:(?=.)/g)].map(({ index }) => reading.slice(0, index + 1)),
]

const placesOf = new WeakMap<readonly Prepared<unknown>[], ReadonlyMap<string, readonly number[]>>()

/** Topics with a pattern that has one of these concepts, in their order. Which have which is looked up once. */
export function speakingOf<Topic>(prepared: readonly Prepared<Topic>[], concepts: Iterable<string>): Prepared<Topic>[] {
  const places = placesOf.get(prepared) ?? placesByConcept(prepared)
  placesOf.set(prepared, places)
  const speaking = new Set<number>()
  for (const concept of concepts) for (const place of places.get(concept) ?? []) speaking.add(place)
  return prepared.filter((_, place) => speaking.has(place))
}

function placesByConcept(prepared: readonly Prepared<unknown>[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { patterns }] of prepared.entries())
    for (const concept of new Set(patterns.flatMap(({ concepts }) => concepts)))
      places.set(concept, [...(places.get(concept) ?? []), place])
  return places
}

/** Topics that explain every mark, the best first. A mark with two readings is explained by either. */
export function chooseTopics<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
  passing: Passing = 'nothing',
): Choice<Topic>[] {
  const slots = slotsOf(marks)
  const naming = namedBy(marks)
  const named = (concept: string) => naming.has(concept)
  return speakingOf(prepared, naming.keys())
    .flatMap(({ topic, patterns, also }) => {
      if (topic.needs && !topic.needs(slots)) return []
      const asked = patterns.filter(({ groups }) => groups.every((group) => group.some(named)))
      const scores = asked.flatMap((pattern) => scoreOf(pattern, also, marks, passing, named) ?? [])
      return scores.length > 0 ? [{ topic, slots, score: Math.max(...scores) }] : []
    })
    .sort((a, b) => b.score - a.score)
}

function scoreOf<Topic>(
  { groups, concepts }: Prepared<Topic>['patterns'][number],
  also: ReadonlySet<string>,
  marks: readonly Mark[],
  passing: Passing,
  named: (concept: string) => boolean,
): number | undefined {
  const implied = concepts.filter(named).flatMap(impliedBy)
  // A pattern that names its program says more than one that takes any.
  let score = groups.length * GROUP_WORTH - groups.filter((group) => group.some((each) => each.endsWith(':'))).length
  let passed = 0
  for (const { readings } of marks) {
    const isNeeded = readings.some((each) => concepts.some((concept) => matches(concept, each)))
    const isAlso = readings.some((each) => [...also].some((concept) => matches(concept, each)))
    const isImplied = readings.some((each) => NEUTRAL.has(each) || implied.some((concept) => matches(concept, each)))
    if (!isNeeded && !isAlso && !isImplied) {
      const isWeak = isPassedOver({ readings })
      if (passing === 'nothing' || (passing === 'weak' && !isWeak)) return undefined
      passed += 1
      score -= PASSED_OVER_COSTS
    }
    score += isNeeded ? 2 : isAlso ? 1 : 0
  }
  if (passed > MOST_PASSED_OVER || passed >= marks.length - passed) return undefined
  return score
}

/** Whether a topic is asked with this in any of its ways; what goes without saying once something is named belongs to it. */
export function explains(
  { patterns, also }: Prepared<unknown>,
  { readings }: Pick<Mark, 'readings'>,
  marks: readonly Mark[],
): boolean {
  const named = (concept: string) => marks.some((mark) => mark.readings.some((each) => matches(concept, each)))
  const needed = patterns.flatMap(({ concepts }) => concepts)
  const all = [...needed, ...also, ...needed.filter(named).flatMap(impliedBy)]
  return readings.some((each) => NEUTRAL.has(each) || all.some((concept) => matches(concept, each)))
}

const IMPLYING = Object.entries(IMPLIED).map(([concept, list]) => ({ concept, implied: list.split(' ') }))

function impliedBy(needed: string): string[] {
  return IMPLYING.flatMap(({ concept, implied }) =>
    concept === needed || (concept.endsWith(':') && needed.startsWith(concept)) ? implied : [],
  )
}
