import type { ClientDocument, DocumentKey } from '@rahnama/contract/documents.ts'
import { placeOf } from '@rahnama/rules/checklist/checklist.ts'
import type { Db } from '../db/db.ts'
import { listDocuments, listVersions, type VersionRow } from './queries.ts'
import { type Setting, toClientDocument } from './to-client-document.ts'

export type LoadedDocuments = {
  /** Every document somebody said anything about, in filing order. */
  all: ClientDocument[]
  /** Answers also for a document nobody has touched. */
  of(key: DocumentKey): ClientDocument
  versions: VersionRow[]
}

const mapKey = ({ kind, subject }: DocumentKey) => `${kind} ${subject}`

export async function loadDocuments(db: Db, userId: string, setting: Setting): Promise<LoadedDocuments> {
  const rows = await listDocuments(db, userId)
  const versions = await listVersions(db, userId)
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId)
  const documents = new Map(
    rows.map((row) => [mapKey(row), toClientDocument(row, row, byDocument.get(row.id) ?? [], setting)]),
  )
  const all = [...documents.values()].sort(
    (a, b) => placeOf(a.kind) - placeOf(b.kind) || (a.subject < b.subject ? -1 : 1),
  )
  return { all, of: (key) => documents.get(mapKey(key)) ?? toClientDocument(key, undefined, [], setting), versions }
}
