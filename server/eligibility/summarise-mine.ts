import type { eligibility } from '@rahnama/contract/eligibility.ts'
import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { scoreRange } from '@rahnama/rules/profile/profile.ts'
import { eligibility as judge } from '@rahnama/rules/programs/programs.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { missingAnswers } from './missing-answers.ts'

export async function summariseMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof eligibility.summary>> {
  const profile = await loadRulesProfile(db, userId)
  const missing = missingAnswers(profile)
  const on = wallClock(now(), OFFICE_TIME_ZONE).iso
  if (missing.length > 0) return { on, missing, score: null, eligibleFor: [] }
  const { low, high } = scoreRange(profile, on)
  const eligibleFor = judge(profile, on).flatMap(({ program, verdict }) => (verdict === 'eligible' ? [program] : []))
  return { on, missing, score: { low, high }, eligibleFor }
}
