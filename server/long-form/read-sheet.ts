import type { AnswerSheet, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import type { Db } from '../db/db.ts'
import { findSheet, toSheet } from './queries.ts'

export async function readSheet(db: Db, userId: string, form: LongForm): Promise<AnswerSheet> {
  return toSheet(form, await findSheet(db, userId, form))
}
