import type { IsoDate } from '../dated.ts'
import type { InputFault } from '../faults.ts'
import { checkProfile, type Profile } from '../profile/profile.ts'
import { eligibility } from './eligibility.ts'

/** `rules eligibility` prints this for one profile. */
export function runEligibility(input: unknown, on: IsoDate): { faults: InputFault[] } | { output: unknown } {
  const faults = checkProfile(input)
  return faults.length > 0 ? { faults } : { output: eligibility(input as Profile, on) }
}
