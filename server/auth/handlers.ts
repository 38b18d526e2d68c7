import type { auth } from '@rahnama/contract/auth.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { revokeSessions } from './sessions/sessions.ts'

export const authHandlers: Handlers<Deps, typeof auth> = {
  listSessions: (deps, caller) => listSessions(deps, caller),
  revokeSession: async ({ db, now }, { userId }, { id }) => {
    const revoked = await revokeSessions(db, { userId, only: id }, now())
    if (revoked === 0) throw new AppError('NOT_FOUND')
    return {}
  },
}
