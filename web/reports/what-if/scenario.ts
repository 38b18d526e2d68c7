import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type Profile, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { eligibility, type Programme } from '@rahnama/rules/programmes/programmes.ts'
import { compareScores, type WhatIf } from '@rahnama/rules/projection/projection.ts'
import { type Scenario, triedProfile } from './tried-profile.ts'

export type { Scenario } from './tried-profile.ts'

export const MOST_SCENARIOS = 4
export const LEVELS = [4, 5, 6, 7, 8, 9, 10] as const

/** What the profile comes to before anything is tried. */
export type Start = { profile: Profile; input: CrsInput; met: readonly Programme[]; on: IsoDate }

export function startOf(profile: Profile, on: IsoDate): Start {
  return { profile, input: toCrsInput(profile, on), met: metBy(profile, on), on }
}

/** What a scenario comes to: the score beside the old one, and the programmes whose requirements it meets. */
export type TriedOut = WhatIf & {
  met: readonly Programme[]
  gained: readonly Programme[]
  lost: readonly Programme[]
}

export function tryOut(start: Start, scenario: Scenario): TriedOut {
  const profile = triedProfile(start.profile, start.input, scenario, start.on)
  const met = metBy(profile, start.on)
  return {
    ...compareScores(crs(start.input, start.on), crs(toCrsInput(profile, start.on), start.on)),
    met,
    gained: met.filter((programme) => !start.met.includes(programme)),
    lost: start.met.filter((programme) => !met.includes(programme)),
  }
}

function metBy(profile: Profile, on: IsoDate): Programme[] {
  return eligibility(profile, on).flatMap(({ programme, verdict }) => (verdict === 'eligible' ? [programme] : []))
}

export function hasPartner({ spouse }: CrsInput): boolean {
  return Boolean(spouse && !spouse.citizenOrPermanentResident)
}
