import type { Paper } from '@rahnama/contract/documents.ts'
import { placeOf } from '@rahnama/rules/checklist/checklist.ts'
import type { Db } from '../db/db.ts'
import { listDocuments, listVersions, type Slot, type VersionRow } from './queries.ts'
import { type Setting, toPaper } from './to-paper.ts'

export type Papers = {
  /** Every slot somebody said anything about, in filing order. */
  all: Paper[]
  /** Also of a slot nobody has touched. */
  of(slot: Slot): Paper
  versions: VersionRow[]
}

const keyOf = ({ kind, subject }: Slot) => `${kind} ${subject}`

export async function loadPapers(db: Db, userId: string, setting: Setting): Promise<Papers> {
  const documents = await listDocuments(db, userId)
  const versions = await listVersions(db, userId)
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId)
  const papers = new Map(
    documents.map((document) => [
      keyOf(document),
      toPaper(document, document, byDocument.get(document.id) ?? [], setting),
    ]),
  )
  const all = [...papers.values()].sort((a, b) => placeOf(a.kind) - placeOf(b.kind) || (a.subject < b.subject ? -1 : 1))
  return { all, of: (slot) => papers.get(keyOf(slot)) ?? toPaper(slot, undefined, [], setting), versions }
}
