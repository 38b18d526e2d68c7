import { readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { type Db, sql } from '../db/db.ts'
import { readSheet } from '../long-form/long-form.ts'
import type { Setting } from './to-paper.ts'
import { dayOf } from './today.ts'

export async function loadSetting(db: Db, userId: string, now: Date): Promise<Setting> {
  const { lastName } = readAnswers(profileForm, (await readSheet(db, userId, profileForm)).answers)
  return { today: dayOf(now), familyName: lastName ?? (await lastWordOfName(db, userId)) }
}

async function lastWordOfName(db: Db, userId: string): Promise<string> {
  const row = await db.row<{ fullName: string }>(sql`select full_name as "fullName" from users where id = ${userId}`)
  return row?.fullName.trim().split(/\s+/).at(-1) ?? ''
}
