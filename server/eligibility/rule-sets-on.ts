import type { RuleSets } from '@rahnama/contract/eligibility/eligibility.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import type { Rulebook } from '@rahnama/rules/rulebook/rulebook.ts'

/** Which rules answer for a day, whoever asks. */
export function ruleSetsOn(on: IsoDate, { ledger, rounds, version }: Rulebook): RuleSets {
  const notices = Object.values(ledger).flat()
  return {
    crs: crs(toCrsInput({}, on), on).ruleSet,
    fsw: fswGrid(toFswInput({}, on), on).ruleSet,
    intakes: newest(notices.map(({ from }) => from).filter((from) => from <= on)),
    rounds: newest(rounds.map((round) => round.on).filter((held) => held <= on)),
    ...(version > 0 && { book: version }),
  }
}

const BEFORE_ALL: IsoDate = '2015-01-01'

function newest(days: readonly IsoDate[]): IsoDate {
  return days.toSorted().at(-1) ?? BEFORE_ALL
}
