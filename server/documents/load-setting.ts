import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { type Db, sql } from '../db/db.ts'
import { readTold, type Told } from '../long-form/long-form.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { aboutEntries } from './about-entries.ts'
import type { Setting } from './to-client-document.ts'

export async function loadSetting(db: Db, userId: string, now: Date): Promise<Setting> {
  return settingFrom(db, userId, await readTold(db, userId), now)
}

export async function settingFrom(db: Db, userId: string, told: Told, now: Date): Promise<Setting> {
  const answers = told(profileForm) ?? {}
  const familyName = answers.lastName ?? (await lastWordOfName(db, userId))
  return { today: officeDay(now), familyName, about: aboutEntries(answers) }
}

async function lastWordOfName(db: Db, userId: string): Promise<string> {
  const row = await db.row<{ fullName: string }>(sql`select full_name as "fullName" from users where id = ${userId}`)
  return row?.fullName.trim().split(/\s+/).at(-1) ?? ''
}
