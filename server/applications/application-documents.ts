import type { Obstacle } from '@rahnama/contract/applications.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'
import { isWithClient } from '../documents/documents.ts'

/** Lists the documents without which an application is incomplete and that are neither given nor explained. */
export function missingDocuments({ entries }: Checklist): Obstacle[] {
  return entries
    .filter(({ necessity, document }) => necessity === 'hard' && isWithClient(document))
    .map(({ kind, subject }) => ({ what: 'document', kind, subject }))
}
