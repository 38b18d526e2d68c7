import type { RuleSets } from '@rahnama/contract/eligibility/eligibility.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { ROUNDS } from '@rahnama/rules/draws/draws.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import { INTAKE_LEDGER } from '@rahnama/rules/programs/programs.ts'

/** Which rules answer for a day, whoever asks. */
export function ruleSetsOn(on: IsoDate): RuleSets {
  const notices = Object.values(INTAKE_LEDGER).flat()
  return {
    crs: crs(toCrsInput({}, on), on).ruleSet,
    fsw: fswGrid(toFswInput({}, on), on).ruleSet,
    intakes: newest(notices.map(({ from }) => from).filter((from) => from <= on)),
    rounds: newest(ROUNDS.map((round) => round.on).filter((held) => held <= on)),
  }
}

const BEFORE_ALL: IsoDate = '2015-01-01'

function newest(days: readonly IsoDate[]): IsoDate {
  return days.toSorted().at(-1) ?? BEFORE_ALL
}
