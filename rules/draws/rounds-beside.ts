import type { IsoDate } from '../dated.ts'
import type { Profile } from '../profile/profile.ts'
import type { IntakeLedger } from '../programs/programs.ts'
import { roundCategories } from './categories.ts'
import type { Round } from './round.ts'
import { ROUNDS } from './rounds.ts'

/** A round of the past, whether its category fits a person, and how far their score stands above its cut-off. */
export type RoundBeside = Round & { fits: boolean; margin: number }

export const MOST_OF_A_FITTING_CATEGORY = 4

/** Recorded rounds to look back on: several of each category that fits, the newest of every other. */
export function roundsBeside(
  profile: Profile,
  score: number,
  on: IsoDate,
  rounds: readonly Round[] = ROUNDS,
  ledger?: IntakeLedger,
): RoundBeside[] {
  const fitting = roundCategories(profile, on, ledger)
  const newestFirst = rounds.filter((round) => round.on <= on).toSorted((a, b) => (a.on < b.on ? 1 : -1))
  const byCategory = Map.groupBy(newestFirst, ({ category }) => category)
  return [...byCategory]
    .flatMap(([category, held]) => {
      const fits = fitting.includes(category)
      return held.slice(0, fits ? MOST_OF_A_FITTING_CATEGORY : 1).map((round) => beside(round, fits, score))
    })
    .sort((a, b) => Number(b.fits) - Number(a.fits) || (a.on < b.on ? 1 : -1))
}

function beside(round: Round, fits: boolean, score: number): RoundBeside {
  return { ...round, fits, margin: score - round.cutOff }
}
