import type { Paper } from '@rahnama/contract/documents.ts'
import type { Db } from '../db/db.ts'
import { loadSetting } from './load-setting.ts'
import { listDocuments, listVersions, type Slot } from './queries.ts'
import { toPaper } from './to-paper.ts'

export async function readPaper(db: Db, userId: string, slot: Slot, now: Date): Promise<Paper> {
  const [document] = await listDocuments(db, userId, slot)
  const versions = await listVersions(db, userId, slot)
  return toPaper(slot, document, versions, await loadSetting(db, userId, now))
}
