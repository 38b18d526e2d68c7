import type { privacy } from '@rahnama/contract/privacy.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { askForDeletion, readDeletion, stopDeletion } from './erasure/ask-for-deletion.ts'
import { askForExport, readExport } from './export/ask-for-export.ts'
import { linkExport } from './export/download.ts'
import { listVisits } from './list-visits.ts'
import { readRetention } from './retention/read-retention.ts'
import { listRuns } from './retention/runs.ts'

export const privacyHandlers: Handlers<Deps, typeof privacy> = {
  visits: listVisits,
  export: readExport,
  askForExport,
  linkExport,
  retention: readRetention,
  retentionRuns: listRuns,
  deletion: readDeletion,
  askForDeletion,
  stopDeletion,
}
