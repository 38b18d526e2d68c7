import { type Choice, chooseTopics, type Passing, type Pattern, type Prepared } from './choose-topic.ts'
import { nearTopics, topicsNaming } from './near-topics.ts'
import type { Reading } from './read-question.ts'
import type { Mark } from './recognise.ts'
import type { Before, Resolved } from './resolved.ts'
import {
  hasCue,
  namesOnly,
  ofTestBefore,
  ofThingBefore,
  overlay,
  programBefore,
  testBefore,
  withoutCues,
} from './thread/thread.ts'

/** The second of two things asked of one. */
export function resolveHalf<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  reading: Reading,
  before: Before,
): Resolved<Topic> | undefined {
  const marks = before && reading.leftover.length === 0 ? ofThingBefore(before, reading.marks) : undefined
  const found = marks && decide(prepared, marks, 'nothing')
  return marks && found && { text: reading.text, reading, what: 'topic', ...found, marks, isFollowUp: true }
}

export function resolveOne<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  reading: Reading,
  before: Before,
  passing: Passing,
): Resolved<Topic> {
  const { leftover, text } = reading
  const marks = before ? ofTestBefore(before, reading.marks) : reading.marks
  const base = { text, reading }
  if (marks.length === 0 && leftover.length === 0) return { ...base, what: 'nothing' }
  if (leftover.length > 0) {
    const near = leftover.length < marks.length ? decide(prepared, withoutCues(marks), 'weak') : undefined
    return { ...base, what: 'unknown', ...(near && { near: near.choice }) }
  }
  const isLeaning = before !== undefined && before.length > 0 && (hasCue(marks) || namesOnly(marks))
  const alone = isLeaning ? undefined : decide(prepared, withoutCues(marks), passing)
  const program = alone && before ? differingBy(familyOf(alone.choice.topic) ?? '', before, marks) : []
  const ofProgram = program.length > 0 ? decide(prepared, [...program, ...withoutCues(marks)], passing) : undefined
  if (alone && ofProgram && familyOf(ofProgram.choice.topic) === familyOf(alone.choice.topic))
    return { ...base, what: 'topic', ...ofProgram, marks: [...program, ...withoutCues(marks)], isFollowUp: true }
  if (alone) return { ...base, what: 'topic', ...alone, marks: withoutCues(marks), isFollowUp: false }
  const merged = before && overlay(before, marks)
  const followed = merged && decide(prepared, merged, passing)
  if (merged && followed) return { ...base, what: 'topic', ...followed, marks: merged, isFollowUp: true }
  const named = isLeaning && !hasCue(marks) ? decide(prepared, marks, passing) : undefined
  if (named) return { ...base, what: 'topic', ...named, marks, isFollowUp: false }
  const choices = nearTopics(prepared, marks)
  if (choices.length > 0) return { ...base, what: 'unclear', choices }
  const near = decide(prepared, withoutCues(marks), 'anything')
  return { ...base, what: 'unknown', ...(near && { near: near.choice }) }
}

const NEAR_RIVAL = 2
/** Amounts and times differ by program: after a question on study permits they are those of study permits. */
const BY_PROGRAM = new Set(['money', 'process'])

/** What was named before and an answer of this family differs by; what a level asks for differs by test. */
function differingBy(family: string, before: readonly Mark[], now: readonly Mark[]): Mark[] {
  if (BY_PROGRAM.has(family)) return programBefore(before, now)
  return family === 'tests' ? testBefore(before, now) : []
}

/** The best topic, if no other family is as near, and those that come next. */
function decide<Topic extends Pattern>(
  prepared: readonly Prepared<Topic>[],
  marks: readonly Mark[],
  passing: Passing,
): { choice: Choice<Topic>; others: Topic[] } | undefined {
  const [best, ...others] = chooseTopics(prepared, marks, passing)
  if (!best) return undefined
  const least = passing === 'nothing' ? best.score : best.score - NEAR_RIVAL
  const rival = others.find(({ topic, score }) => score >= least && familyOf(topic) !== familyOf(best.topic))
  if (rival) return undefined
  const near = [...others.map(({ topic }) => topic), ...topicsNaming(prepared, marks)]
  return { choice: best, others: [...new Set(near)].filter((topic) => topic !== best.topic) }
}

export const familyOf = ({ id }: Pick<Pattern, 'id'>) => id.split('.')[0]
