import { readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { type Db, sql } from '../db/db.ts'
import { readSheet } from '../long-form/long-form.ts'
import { aboutEntries } from './about-entries.ts'
import type { Setting } from './to-client-document.ts'
import { dayOf } from './today.ts'

export async function loadSetting(db: Db, userId: string, now: Date): Promise<Setting> {
  const answers = readAnswers(profileForm, (await readSheet(db, userId, profileForm)).answers)
  const familyName = answers.lastName ?? (await lastWordOfName(db, userId))
  return { today: dayOf(now), familyName, about: aboutEntries(answers) }
}

async function lastWordOfName(db: Db, userId: string): Promise<string> {
  const row = await db.row<{ fullName: string }>(sql`select full_name as "fullName" from users where id = ${userId}`)
  return row?.fullName.trim().split(/\s+/).at(-1) ?? ''
}
