import type { eligibility } from '@rahnama/contract/eligibility.ts'
import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { assessProfile } from './assess-profile.ts'
import { missingAnswers } from './missing-answers.ts'

export async function assessMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof eligibility.assess>> {
  const profile = await loadRulesProfile(db, userId)
  const missing = missingAnswers(profile)
  const on = wallClock(now(), OFFICE_TIME_ZONE).iso
  return { profile, missing, assessment: missing.length > 0 ? null : assessProfile(profile, on) }
}
