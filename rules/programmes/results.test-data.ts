import { ON } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { eligibility, type Programme, type ProgrammeResult, type RequirementId } from './programmes.ts'

export function resultOf(programme: Programme, profile: Profile, on = ON): ProgrammeResult {
  const found = eligibility(profile, on).find((one) => one.programme === programme)
  if (!found) throw new Error(`no result for ${programme}`)
  return found
}

export function reasonIn(programme: Programme, profile: Profile, id: RequirementId, on = ON): string | undefined {
  return resultOf(programme, profile, on).requirements.find((requirement) => requirement.id === id)?.reason
}
