import type { ClientDocument, DocumentKey } from '@rahnama/contract/documents.ts'
import type { Db } from '../db/db.ts'
import { loadSetting } from './load-setting.ts'
import { listDocuments, listVersions } from './queries.ts'
import { toClientDocument } from './to-client-document.ts'

export async function readDocument(db: Db, userId: string, key: DocumentKey, now: Date): Promise<ClientDocument> {
  const [row] = await listDocuments(db, userId, key)
  const versions = await listVersions(db, userId, key)
  return toClientDocument(key, row, versions, await loadSetting(db, userId, now))
}
