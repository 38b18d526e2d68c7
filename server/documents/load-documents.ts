import type { ClientDocument, DocumentKey } from '@rahnama/contract/documents.ts'
import { placeOf } from '@rahnama/rules/checklist/checklist.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Db } from '../db/db.ts'
import { listDocuments, listExplanations, listVersions, type VersionRow } from './queries.ts'
import { type Setting, toClientDocument } from './to-client-document.ts'

export type LoadedDocuments = {
  /** Every document somebody said anything about, in filing order. */
  all: ClientDocument[]
  /** Answers also for a document nobody has touched, with what was explained in that program's application. */
  of(key: DocumentKey, program: Program): ClientDocument
  versions: VersionRow[]
}

const mapKey = ({ kind, subject }: DocumentKey) => `${kind} ${subject}`

export async function loadDocuments(db: Db, userId: string, setting: Setting): Promise<LoadedDocuments> {
  const rows = await listDocuments(db, userId)
  const versions = await listVersions(db, userId)
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId)
  const explanations = Map.groupBy(await listExplanations(db, userId), ({ documentId }) => documentId)
  const rowOf = new Map(rows.map((row) => [mapKey(row), row]))
  const view = (key: DocumentKey, program?: Program) => {
    const row = rowOf.get(mapKey(key))
    const said = (row && explanations.get(row.id)) ?? []
    const explained = said.find((each) => program === undefined || each.program === program)
    return toClientDocument(key, row, (row && byDocument.get(row.id)) ?? [], setting, explained)
  }
  const all = rows
    .map((row) => view(row))
    .sort((a, b) => placeOf(a.kind) - placeOf(b.kind) || (a.subject < b.subject ? -1 : 1))
  return { all, of: view, versions }
}
