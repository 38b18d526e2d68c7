import type { RoundBeside } from '@rahnama/contract/eligibility/eligibility.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { ROUNDS, type Round, roundCategories } from '@rahnama/rules/draws/draws.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'

const MOST_OF_A_FITTING_CATEGORY = 4

/** Recorded rounds to look back on: several of each category that fits, the newest of every other. */
export function roundsBeside(profile: Profile, score: number, on: IsoDate): RoundBeside[] {
  const fitting = roundCategories(profile, on)
  const newestFirst = ROUNDS.filter((round) => round.on <= on).toSorted((a, b) => (a.on < b.on ? 1 : -1))
  const byCategory = Map.groupBy(newestFirst, ({ category }) => category)
  return [...byCategory]
    .flatMap(([category, rounds]) => {
      const fits = fitting.includes(category)
      return rounds.slice(0, fits ? MOST_OF_A_FITTING_CATEGORY : 1).map((round) => beside(round, fits, score))
    })
    .sort((a, b) => Number(b.fits) - Number(a.fits) || (a.on < b.on ? 1 : -1))
}

function beside(round: Round, fits: boolean, score: number): RoundBeside {
  return { ...round, fits, margin: score - round.cutOff }
}
