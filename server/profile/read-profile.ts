import { type ProfileSheet, profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { openSheet } from '../long-form/long-form.ts'
import { findKnownAnswers } from './known-answers.ts'

export async function readProfile({ db }: Pick<Deps, 'db'>, { userId }: Pick<Caller, 'userId'>): Promise<ProfileSheet> {
  const [sheet, known] = await Promise.all([openSheet(db, userId, profileForm), findKnownAnswers(db, userId)])
  return { ...sheet, known }
}
