import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { placeOf } from '@rahnama/rules/checklist/checklist.ts'
import type { Db } from '../db/db.ts'
import { listDocuments, listVersions, type Slot, type VersionRow } from './queries.ts'
import { type Setting, toClientDocument } from './to-client-document.ts'

export type LoadedDocuments = {
  /** Every slot somebody said anything about, in filing order. */
  all: ClientDocument[]
  /** Also of a slot nobody has touched. */
  of(slot: Slot): ClientDocument
  versions: VersionRow[]
}

const keyOf = ({ kind, subject }: Slot) => `${kind} ${subject}`

export async function loadDocuments(db: Db, userId: string, setting: Setting): Promise<LoadedDocuments> {
  const rows = await listDocuments(db, userId)
  const versions = await listVersions(db, userId)
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId)
  const documents = new Map(
    rows.map((row) => [keyOf(row), toClientDocument(row, row, byDocument.get(row.id) ?? [], setting)]),
  )
  const all = [...documents.values()].sort(
    (a, b) => placeOf(a.kind) - placeOf(b.kind) || (a.subject < b.subject ? -1 : 1),
  )
  return { all, of: (slot) => documents.get(keyOf(slot)) ?? toClientDocument(slot, undefined, [], setting), versions }
}
