import type { EducationLevel } from '@rahnama/rules/education.ts'
import type { LanguageResult } from '@rahnama/rules/language/language.ts'

/** Whatever is absent was not told; what was told not to be there is `null`, `false` or 0. */
export type ToldPerson = {
  education?: EducationLevel
  english?: LanguageResult | null
  french?: LanguageResult | null
  canadianYears?: number
}

export type ToldPartner = ToldPerson & { staysBehind?: boolean; isCanadian?: boolean }

export type ToldFacts = ToldPerson & {
  age?: number
  /** The year of birth by the calendar of Canada. */
  born?: number
  /** "A year older" than the file says. */
  yearsOlder?: number
  foreignYears?: number
  /** "One more year": on top of what there is. */
  moreForeignYears?: number
  moreCanadianYears?: number
  canadianStudyYears?: number
  partner?: 'none' | ToldPartner
  nomination?: boolean
  sibling?: boolean
  relative?: boolean
  offer?: boolean
  certificate?: boolean
}

/** What a question tells of somebody, and what it supposes. */
export type Told = {
  is: ToldFacts
  /** After an "if". */
  would: ToldFacts
  childAges: readonly number[]
  isChildMarried: boolean
  /** Something was told that nobody understands. */
  isOpen: boolean
}

export function overlaid(is: ToldFacts, would: ToldFacts): ToldFacts {
  const both = { ...is, ...would }
  if (would.age !== undefined) delete both.born
  if (!would.partner || would.partner === 'none' || !is.partner || is.partner === 'none') return both
  return { ...both, partner: { ...is.partner, ...would.partner } }
}

export const isNothing = (facts: ToldFacts) => Object.keys(facts).length === 0

/** The four things nobody's points are told without. */
export const CORE = ['age', 'education', 'language', 'work'] as const
export type CoreFact = (typeof CORE)[number]

export function coreOf(facts: ToldFacts): CoreFact[] {
  const isTold: Record<CoreFact, boolean> = {
    age: facts.age !== undefined || facts.born !== undefined,
    education: facts.education !== undefined,
    language: facts.english !== undefined || facts.french !== undefined,
    work: facts.foreignYears !== undefined || facts.canadianYears !== undefined,
  }
  return CORE.filter((fact) => isTold[fact])
}

const YEAR_CHARS = 4

/** A year of birth leaves open whether this year's birthday is over; an Iranian year begins in March, which leaves as much. */
export function agesOf({ age, born }: ToldFacts, today: string): number[] {
  if (age !== undefined) return [age]
  if (born === undefined) return []
  const turning = Number(today.slice(0, YEAR_CHARS)) - born
  return [turning - 1, turning]
}
