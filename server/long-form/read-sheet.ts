import type { LongForm, Sheet } from '@rahnama/contract/long-form/long-form.ts'
import type { Db } from '../db/db.ts'
import { findSheet, toSheet } from './queries.ts'

export async function readSheet(db: Db, userId: string, form: LongForm): Promise<Sheet> {
  return toSheet(form, await findSheet(db, userId, form))
}
