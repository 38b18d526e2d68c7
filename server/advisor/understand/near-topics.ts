import { matches, namedBy, type Pattern, type Prepared, speakingOf } from './choose-topic.ts'
import type { Ranker } from './rank-examples.ts'
import type { Reading } from './read-question.ts'
import type { Mark } from './recognise.ts'
import type { Before, Resolved } from './resolved.ts'
import { slotsOf } from './slots/slots.ts'
import { hasCue, namesOnly, withoutCues } from './thread/thread.ts'

/** Topics that speak of something the question names, those that speak of most of it first. */
export function topicsNaming<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
): Topic[] {
  const naming = namedBy(marks)
  const countIn = (concepts: readonly string[]) => {
    const named = concepts.filter((concept) => naming.has(concept))
    return named.length === 0 ? 0 : new Set(named.flatMap((concept) => naming.get(concept) ?? [])).size
  }
  return speakingOf(prepared, naming.keys())
    .map((each) => ({ topic: each.topic, count: Math.max(...each.patterns.map(({ concepts }) => countIn(concepts))) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ topic }) => topic)
}

const FEW_MARKS = 3
const MOST_CHOICES = 3

/** A word or two are not yet a question: topics that speak of all of them. */
export function nearTopics<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
): Topic[] {
  if (marks.length > FEW_MARKS) return []
  const names = (concepts: readonly string[], { readings }: Mark) =>
    readings.some((reading) => concepts.some((concept) => matches(concept, reading)))
  return speakingOf(prepared, namedBy(marks).keys())
    .filter(({ patterns }) => patterns.some(({ concepts }) => marks.every((mark) => names(concepts, mark))))
    .map(({ topic }) => topic)
    .slice(0, MOST_CHOICES)
}

/** No pattern has all that is named: the nearest example says what is asked, if it is near enough and alone. */
export function resolveLike<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  nearest: Ranker<Topic>['nearest'],
  reading: Reading,
  before: Before,
): Resolved<Topic> | undefined {
  const { marks, text } = reading
  // "And for six?" leans on something, even where nothing is left to lean on.
  if (hasCue(marks) || (before !== undefined && before.length > 0 && namesOnly(marks))) return undefined
  const slots = slotsOf(marks)
  const found = nearest(reading, slots)
  if (!found) return undefined
  const others = [...new Set([...found.others, ...topicsNaming(prepared, marks)])].filter(
    (each) => each !== found.topic,
  )
  const choice = { topic: found.topic, slots, score: found.share }
  return { text, reading, what: 'topic', choice, others, marks: withoutCues(marks), isFollowUp: false }
}
