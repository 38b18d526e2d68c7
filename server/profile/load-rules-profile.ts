import { profileOf } from '@rahnama/contract/profile/profile.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Db } from '../db/db.ts'
import { evidenceOf } from '../documents/documents.ts'
import { loadPlans } from './load-plans.ts'
import { loadProfile } from './load-profile.ts'
import { withEvidence } from './with-evidence.ts'

/** Loads everything a client told that the rules read, in whichever form, and what their documents show of it. */
export async function loadRulesProfile(db: Db, userId: string, now?: Date): Promise<Profile> {
  // One after the other: inside a transaction there is one connection.
  const { answers } = await loadProfile(db, userId)
  const plans = await loadPlans(db, userId)
  const documents = await evidenceOf(db, userId, now)
  return withEvidence({ ...profileOf(answers), ...plans }, documents)
}
