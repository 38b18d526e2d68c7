import type { ClientDocument, DocumentKey } from '@rahnama/contract/documents.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Db } from '../db/db.ts'
import { loadSetting } from './load-setting.ts'
import { listDocuments, listExplanations, listVersions } from './queries.ts'
import { toClientDocument } from './to-client-document.ts'

/** With what was explained in one program's application, or last in any. */
export async function readDocument(
  db: Db,
  userId: string,
  key: DocumentKey,
  now: Date,
  program?: Program,
): Promise<ClientDocument> {
  const [row] = await listDocuments(db, userId, key)
  const versions = await listVersions(db, userId, key)
  const said = await listExplanations(db, userId, key)
  const explained = said.find((each) => program === undefined || each.program === program)
  return toClientDocument(key, row, versions, await loadSetting(db, userId, now), explained)
}
