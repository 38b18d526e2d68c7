import type { Shortfall } from '@rahnama/contract/eligibility/eligibility.ts'
import type { RequirementId } from '@rahnama/rules/programs/programs.ts'

/** What an event keeps of a shortfall: reasons and figures may change, the requirement's name does not. */
export function idsOf(shortfall: Shortfall | null): RequirementId[] {
  return shortfall?.unmet.map(({ id }) => id) ?? []
}
