import type { Mark, Reading, Told } from '../understand/understand.ts'

export type Asked = 'score' | 'grid' | 'child'

/** What is asked of what was told in which questions. */
export type Found = { asked: Asked[]; told: Told; in: NonNullable<Mark['toldIn']> }

/** Asks for the score and tells nothing. */
export const OF_THE_FILE = 'CRS'

export const isOf = (marks: readonly Mark[], ...concepts: readonly string[]) =>
  marks.some(({ readings }) => readings.some((each) => concepts.includes(each)))

const PASS_MARK = 67

/** "If I get married, does my score go down?" */
const isOfWedding = (marks: readonly Mark[]) => isOf(marks, 'scoredropped') && isOf(marks, 'wedding')

const TOTAL = /\btotal\b|مجموع|جمع امتیاز/i

export function asksFor({ text, marks }: Pick<Reading, 'text' | 'marks'>): Asked[] {
  const isOfGrid =
    isOf(marks, 'grid') ||
    marks.some(({ value }) => value === PASS_MARK) ||
    (isOf(marks, 'p:FSW') && isOf(marks, 'eligible', 'requirements', 'accepted', 'enough'))
  const isOfScore =
    /crs|سی\s?آر\s?اس/i.test(text) ||
    (!isOfGrid && (isOf(marks, 'score', 'points') || isOfWedding(marks) || TOTAL.test(text)))
  return [...(isOfScore ? (['score'] as const) : []), ...(isOfGrid ? (['grid'] as const) : [])]
}
