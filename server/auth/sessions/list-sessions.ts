import { type AccountSession, SESSION_IDLE_DAYS } from '@rahnama/contract/auth.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { describeDevice } from './describe-device.ts'
import { listLiveSessions } from './sessions.ts'

const DAY_MS = 24 * 60 * 60_000

export function listSessions(deps: Deps, caller: Caller): Promise<AccountSession[]> {
  return listSessionsOf(deps, caller.userId, caller)
}

/** Where an account is signed in, as the person who asks sees it: only their own session is the current one. */
export async function listSessionsOf(deps: Deps, userId: string, caller: Caller): Promise<AccountSession[]> {
  const idleSince = new Date(deps.now().getTime() - SESSION_IDLE_DAYS * DAY_MS)
  const sessions = await listLiveSessions(deps, userId, idleSince)
  return sessions.map((session) => ({
    id: session.id,
    ...describeDevice(session.userAgent),
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.refreshedAt.toISOString(),
    hasSecondFactor: session.assurance === 'aal2',
    isCurrent: session.id === caller.sessionId,
  }))
}
