import type { IsoDate } from '../dated.ts'
import type { Profile } from '../profile/profile.ts'
import type { Contradiction } from './contradiction.ts'
import { familyContradictions } from './family-contradictions.ts'
import { historyContradictions } from './history-contradictions.ts'
import { studyContradictions } from './study-contradictions.ts'
import { workContradictions } from './work-contradictions.ts'

export { CONTRADICTIONS, type Contradiction, type ContradictionCode } from './contradiction.ts'

/** Answers that do not fit together, each to be corrected or explained. */
export function contradictions(profile: Profile, on: IsoDate): Contradiction[] {
  return [
    ...familyContradictions(profile, on),
    ...studyContradictions(profile, on),
    ...workContradictions(profile, on),
    ...historyContradictions(profile, on),
  ]
}
