import type { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { assessProfile } from './assess-profile.ts'
import { missingAnswers } from './missing-answers.ts'
import { placesOf } from './places-of.ts'

export async function assessMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof eligibility.assess>> {
  const profile = await loadRulesProfile(db, userId)
  const missing = missingAnswers(profile)
  const on = officeDay(now())
  const assessment = missing.length > 0 ? null : assessProfile(profile, on, await readRulebook(db))
  return { profile, missing, assessment, places: placesOf(assessment, missing) }
}
