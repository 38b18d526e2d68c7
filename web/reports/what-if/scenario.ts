import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type Profile, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { eligibility, type IntakeLedger, type Program } from '@rahnama/rules/programs/programs.ts'
import { compareScores, type WhatIf } from '@rahnama/rules/projection/projection.ts'
import { type Scenario, triedProfile } from './tried-profile.ts'

export type { Scenario } from './tried-profile.ts'

export const MOST_SCENARIOS = 4
export const LEVELS = [4, 5, 6, 7, 8, 9, 10] as const

/** The profile comes to this before anything is tried. */
export type Start = { profile: Profile; input: CrsInput; met: readonly Program[]; on: IsoDate; ledger: IntakeLedger }

export function startOf(profile: Profile, on: IsoDate, ledger: IntakeLedger): Start {
  return { profile, input: toCrsInput(profile, on), met: metBy(profile, on, ledger), on, ledger }
}

/** A scenario comes to this: the score beside the old one, and the programs whose requirements it meets. */
export type TriedOut = WhatIf & {
  met: readonly Program[]
  gained: readonly Program[]
  lost: readonly Program[]
}

export function tryOut(start: Start, scenario: Scenario): TriedOut {
  const profile = triedProfile(start.profile, start.input, scenario, start.on)
  const met = metBy(profile, start.on, start.ledger)
  return {
    ...compareScores(crs(start.input, start.on), crs(toCrsInput(profile, start.on), start.on)),
    met,
    gained: met.filter((program) => !start.met.includes(program)),
    lost: start.met.filter((program) => !met.includes(program)),
  }
}

function metBy(profile: Profile, on: IsoDate, ledger: IntakeLedger): Program[] {
  return eligibility(profile, on, ledger).flatMap(({ program, verdict }) => (verdict === 'eligible' ? [program] : []))
}

export function hasPartner({ spouse }: CrsInput): boolean {
  return Boolean(spouse && !spouse.citizenOrPermanentResident)
}
