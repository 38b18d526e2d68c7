import type { IsoDate } from '../dated.ts'
import type { Round, RoundCategory } from './round.ts'

export { roundCategories } from './categories.ts'
export type { Round, RoundCategory } from './round.ts'
export { ROUNDS } from './rounds.ts'

/** A look back, never a promise: what a past round would have done with this score. */
export type RoundMatch = { round: Round; invited: boolean; margin: number }

/** Rounds up to a date in the categories a person fits, newest first, each with how far the score was above its cut-off. */
export function roundsMatched(
  score: number,
  categories: readonly RoundCategory[],
  rounds: readonly Round[],
  on: IsoDate,
): RoundMatch[] {
  return rounds
    .filter((round) => round.on <= on && categories.includes(round.category))
    .map((round) => ({ round, invited: score >= round.cutOff, margin: score - round.cutOff }))
    .sort((a, b) => (a.round.on < b.round.on ? 1 : a.round.on > b.round.on ? -1 : 0))
}
