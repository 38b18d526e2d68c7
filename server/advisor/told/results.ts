import type { Mark, Reading, Told, ToldFacts } from '../understand/understand.ts'
import { isNothing } from './facts.ts'
import { readTold } from './read-told.ts'

type Before = readonly Mark[] | undefined

export const wordsBefore = (before: Before) =>
  before
    ?.map(({ word }) => word)
    .join(' ')
    .trim() ?? ''

/** "How many points is that?" after a test result: what the score would be with it. */
export function resultBefore(before: Before, marks: readonly Mark[]): ToldFacts {
  const isConverted = before?.find(({ topic }) => topic !== undefined)?.topic === 'tests.convert'
  if (!isConverted || marks.some(({ value }) => value !== undefined) || !marks.every(isAskingPoints)) return {}
  const { english, french } = readTold(wordsBefore(before)).is
  return { ...(english && { english }), ...(french && { french }) }
}

/** "IELTS 7 in each band, how many points?": a whole result, and nothing else is told of whoever asks. */
export const isOnlyResult = ({ is, would }: Told, { text, marks }: Reading) =>
  POINTS.test(text) &&
  is.english !== undefined &&
  is.english !== null &&
  Object.keys(is).length === 1 &&
  isNothing(would) &&
  marks.some(({ readings }) => readings.some((each) => each.startsWith('t:'))) &&
  !marks.some(({ readings }) => readings.some((each) => ASKS_ELSE.has(each)))
const ASKS_ELSE = new Set(['clb', 'level', 'equals', 'why', 'low', 'enough', 'need', 'accepted'])
const POINTS = /\bpoints?\b|امتیاز|emtiaz/i

const isAskingPoints = ({ readings }: Mark) =>
  readings.some((each) => ['score', 'points', 'howmuch', 'add', 'what', 'andwhat'].includes(each))

/** "My wife takes CELPIP again, say she gets 9: our points?": all that is told is a result of the partner. */
export function isOnlyOfPartner({ is: { partner, ...others }, would }: Told): boolean {
  return (
    isNothing(others) && isNothing(would) && typeof partner === 'object' && (partner.english ?? partner.french) != null
  )
}
