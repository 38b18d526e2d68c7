import { profileOf } from '@rahnama/contract/profile/profile.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Db } from '../db/db.ts'
import { loadProfile } from './load-profile.ts'

/** Everything a client told that the rules read. */
export async function loadRulesProfile(db: Db, userId: string): Promise<Profile> {
  const { answers } = await loadProfile(db, userId)
  return profileOf(answers)
}
