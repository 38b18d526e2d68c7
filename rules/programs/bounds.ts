import type { Reason } from './reasons.ts'
import type { RequirementId } from './requirements.ts'

/** How `have` is held against `need`. */
export type Bound = 'atLeast' | 'over' | 'atMost' | 'under'

/** Of everything else, at least so much is asked. */
const BOUNDS: Partial<Record<RequirementId, Bound>> = {
  'suv-votes-joint': 'over',
  'suv-team': 'atMost',
  'fam-child-age': 'under',
  'cn-age': 'atMost',
  'cn-course-age': 'atMost',
  'cn-scholarship-age': 'atMost',
}

/** A range of ages has two ends; whoever is too young is held against the lower one. */
export function boundOf({ id, reason }: { id: RequirementId; reason: Reason }): Bound {
  return reason === 'AGE_TOO_LOW' ? 'atLeast' : (BOUNDS[id] ?? 'atLeast')
}
