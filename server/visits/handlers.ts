import type { visits } from '@rahnama/contract/visits.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { exportVisits } from './export-visits.ts'
import { notePage } from './note-page.ts'
import { noteVitals } from './note-vitals.ts'
import { readVisits } from './read-visits.ts'

export const visitsHandlers: Handlers<Deps, typeof visits> = {
  page: notePage,
  vitals: noteVitals,
  analytics: readVisits,
  export: exportVisits,
}
