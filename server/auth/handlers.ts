import type { auth } from '@rahnama/contract/auth.ts'
import { asActor } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { revokeSession } from './sessions/revoke-session.ts'

export const authHandlers: Handlers<Deps, typeof auth> = { listSessions, revokeSession: asActor(revokeSession) }
