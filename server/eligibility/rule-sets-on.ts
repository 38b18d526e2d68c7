import type { RuleSets } from '@rahnama/contract/eligibility-result.ts'
import { crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { ROUNDS } from '@rahnama/rules/draws/draws.ts'
import { fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { toCrsInput, toFswInput } from '@rahnama/rules/profile/profile.ts'
import { INTAKE_LEDGER, type IntakeId, intakeOn } from '@rahnama/rules/programmes/programmes.ts'

/** Which rules answer for a day, whoever asks. */
export function ruleSetsOn(on: IsoDate): RuleSets {
  const ids = Object.keys(INTAKE_LEDGER) as IntakeId[]
  const sinces = ids.map((id) => intakeOn(INTAKE_LEDGER, id, on)).filter(({ status }) => status !== 'not-recorded')
  return {
    crs: crs(toCrsInput({}, on), on).ruleSet,
    fsw: fswGrid(toFswInput({}, on), on).ruleSet,
    intakes: newest(sinces.map(({ since }) => since)),
    rounds: newest(ROUNDS.map((round) => round.on).filter((held) => held <= on)),
  }
}

const BEFORE_ALL: IsoDate = '2015-01-01'

function newest(days: readonly IsoDate[]): IsoDate {
  return days.toSorted().at(-1) ?? BEFORE_ALL
}
