import type { Pattern, Prepared } from './choose-topic.ts'
import type { Mark } from './recognise.ts'

const names = (concepts: readonly string[], { readings }: Mark) =>
  readings.some((reading) =>
    concepts.some((each) => (each.endsWith(':') ? reading.startsWith(each) : each === reading)),
  )

/** Topics that speak of something the question names, those that speak of most of it first. */
export function topicsNaming<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
): Topic[] {
  const naming = ({ patterns }: Prepared<Topic>) =>
    Math.max(...patterns.map(({ groups }) => marks.filter((mark) => names(groups.flat(), mark)).length))
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
  return prepared
    .filter(({ patterns }) => patterns.some(({ groups }) => marks.every((mark) => names(groups.flat(), mark))))
    .map(({ topic }) => topic)
    .slice(0, MOST_CHOICES)
}
