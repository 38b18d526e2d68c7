import { FORM_MEASURED_PEOPLE_MIN } from '@rahnama/contract/limits.ts'
import type { AnswerSheet, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import type { Db } from '../db/db.ts'
import { findSheet, measureForm, toSheet } from './queries.ts'

const MINUTE_SECONDS = 60

export async function readSheet(db: Db, userId: string, form: LongForm): Promise<AnswerSheet> {
  return toSheet(form, await findSheet(db, userId, form))
}

/** For whoever fills it in: until it is completed it also says how long others needed, once enough did. */
export async function openSheet(db: Db, userId: string, form: LongForm): Promise<AnswerSheet> {
  const sheet = await readSheet(db, userId, form)
  if (sheet.completedAt) return sheet
  const { people, seconds } = await measureForm(db, form)
  if (people < FORM_MEASURED_PEOPLE_MIN) return sheet
  return { ...sheet, usualMinutes: Math.max(1, Math.round(seconds / MINUTE_SECONDS)) }
}
