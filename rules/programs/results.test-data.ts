import { ON } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { eligibility, type Program, type ProgramResult, type RequirementId } from './programs.ts'

export function resultOf(program: Program, profile: Profile, on = ON): ProgramResult {
  const found = eligibility(profile, on).find((one) => one.program === program)
  if (!found) throw new Error(`no result for ${program}`)
  return found
}

export function reasonIn(program: Program, profile: Profile, id: RequirementId, on = ON): string | undefined {
  return resultOf(program, profile, on).requirements.find((requirement) => requirement.id === id)?.reason
}
