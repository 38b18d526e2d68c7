import type { privacy } from '@rahnama/contract/privacy.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { listVisits } from './list-visits.ts'

export const privacyHandlers: Handlers<Deps, typeof privacy> = { visits: listVisits }
