import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import type { Deps } from '../deps.ts'
import type { Identify } from '../http/http.ts'
import { createCallerStates } from './caller-state.ts'
import { bearerToken } from './signed-in.ts'

/**
 * Finds out who asks. Role and session are read anew each time: a change of role needs no new sign-in, and a session
 * that ended opens nothing.
 */
export function createIdentify(deps: Deps): Identify {
  const stateOf = createCallerStates(deps)
  return async (request) => {
    const token = bearerToken(request.headers.get('authorization'))
    const claims = token && (await deps.tokens.read(token))
    if (!claims) return undefined
    const { sub: userId, session_id: sessionId, aal: assurance } = claims
    const { role, hasFactor, staffMust, isAlive } = await stateOf({ userId, sessionId })
    if (!isAlive) return undefined
    const mustHave = hasFactor || (staffMust && role !== DEFAULT_ROLE)
    const owesSecondFactor = mustHave && assurance === 'aal1'
    return { userId, role, sessionId, assurance, owesSecondFactor, expiresAt: new Date(claims.exp * 1000) }
  }
}
