import type { ToldFacts } from '../understand/understand.ts'

export function overlaid(is: ToldFacts, would: ToldFacts): ToldFacts {
  const both = { ...is, ...would }
  if (would.age !== undefined) delete both.born
  if (!would.partner || would.partner === 'none' || !is.partner || is.partner === 'none') return both
  return { ...both, partner: { ...is.partner, ...would.partner } }
}

const FRENCH_FROM = 7
export const EACH_SEVEN = { listening: FRENCH_FROM, reading: FRENCH_FROM, writing: FRENCH_FROM, speaking: FRENCH_FROM }
/** Without a level it is the one from which French counts. */
export const FRENCH_SEVEN: NonNullable<ToldFacts['french']> = { test: 'NCLC', scores: EACH_SEVEN }

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
