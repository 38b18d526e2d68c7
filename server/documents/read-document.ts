import type { ClientDocument } from '@rahnama/contract/documents.ts'
import type { Db } from '../db/db.ts'
import { loadSetting } from './load-setting.ts'
import { listDocuments, listVersions, type Slot } from './queries.ts'
import { toClientDocument } from './to-client-document.ts'

export async function readDocument(db: Db, userId: string, slot: Slot, now: Date): Promise<ClientDocument> {
  const [row] = await listDocuments(db, userId, slot)
  const versions = await listVersions(db, userId, slot)
  return toClientDocument(slot, row, versions, await loadSetting(db, userId, now))
}
