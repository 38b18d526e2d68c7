import type { visits } from '@rahnama/contract/visits.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { noteVitals } from './note-vitals.ts'

export const visitsHandlers: Handlers<Deps, typeof visits> = {
  vitals: noteVitals,
}
