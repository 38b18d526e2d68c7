import { matches, type Pattern, type Prepared } from './choose-topic.ts'
import type { Mark } from './recognise.ts'

/** Thousands of patterns share a few hundred concepts: each is held against a mark once. */
function namedBy(marks: readonly Mark[]): (concept: string) => readonly Mark[] {
  const found = new Map<string, readonly Mark[]>()
  return (concept) => {
    const known = found.get(concept)
    if (known) return known
    const naming = marks.filter(({ readings }) => readings.some((reading) => matches(concept, reading)))
    found.set(concept, naming)
    return naming
  }
}

/** Topics that speak of something the question names, those that speak of most of it first. */
export function topicsNaming<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
): Topic[] {
  const marksOf = namedBy(marks)
  const naming = ({ patterns }: Prepared<Topic>) =>
    Math.max(...patterns.map(({ concepts }) => new Set(concepts.flatMap(marksOf)).size))
  return prepared
    .map((each) => ({ topic: each.topic, count: naming(each) }))
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
  return prepared
    .filter(({ patterns }) => patterns.some(({ concepts }) => marks.every((mark) => names(concepts, mark))))
    .map(({ topic }) => topic)
    .slice(0, MOST_CHOICES)
}
