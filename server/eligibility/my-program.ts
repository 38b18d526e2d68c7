import type { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { type IsoDate, inForce } from '@rahnama/rules/dated.ts'
import { addYears } from '@rahnama/rules/dates.ts'
import { factsOf, type Profile } from '@rahnama/rules/profile/profile.ts'
import { programsFor } from '@rahnama/rules/program-order/program-order.ts'
import { fundsNeeded, STUDY_FUNDS } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { programStanding } from './reading-result.ts'

type Answer = Output<typeof eligibility.program>

/** One program as told, for the pages that speak of it alone. */
export async function myProgram(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { program, age }: Input<typeof eligibility.program>,
): Promise<Answer> {
  const on = officeDay(now())
  const { ledger } = await readRulebook(db)
  const profile = withAge(await loadRulesProfile(db, userId), age, on)
  const result = programsFor(profile, on, 'told', ledger).find((each) => each.program === program)
  if (!result) throw new Error(`The rules do not know ${program}`)
  return { standing: programStanding(result), funds: program === 'STUDY_CA' ? yearOfStudy(profile, on) : null }
}

function withAge(profile: Profile, age: number | undefined, on: IsoDate): Profile {
  return profile.birthDate === undefined && age !== undefined ? { ...profile, birthDate: addYears(on, -age) } : profile
}

/** China's universities ask each for their own. */
function yearOfStudy(profile: Profile, on: IsoDate): Answer['funds'] {
  const persons = factsOf(profile, on).familyComing.low
  const table = inForce(STUDY_FUNDS, on)
  const cad = fundsNeeded(STUDY_FUNDS, persons, on)
  return table && cad !== undefined ? { persons, cad, since: table.from, source: table.source } : null
}
