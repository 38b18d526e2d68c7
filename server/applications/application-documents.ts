import type { Obstacle } from '@rahnama/contract/applications.ts'
import { standingOf } from '@rahnama/contract/document-counts.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'

/** Lists the documents without which an application is incomplete now and that are neither given nor explained. */
export function missingDocuments({ entries }: Checklist): Obstacle[] {
  return entries
    .filter((entry) => entry.necessity === 'hard' && standingOf(entry) === 'missing')
    .map(({ kind, subject }) => ({ what: 'document', kind, subject }))
}
