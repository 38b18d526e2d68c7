import type { Role } from '@rahnama/contract/roles.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'

const DAY_MS = 24 * 60 * 60_000

/** The stories go through the same operations as anybody's: this is who asks. */
export function as(userId: string, { now }: Pick<Deps, 'now'>, role: Role = 'student'): Caller {
  return { userId, role, sessionId: '', assurance: 'aal1', owesSecondFactor: false, expiresAt: now() }
}

export const REQUEST: RequestInfo = {
  requestId: 'demonstration',
  address: 'demonstration',
  userAgent: '',
  language: 'en',
}

/** On the clock of some days before. */
export function daysAgo(deps: Deps, days: number): Deps {
  const then = new Date(deps.now().getTime() - days * DAY_MS)
  return { ...deps, now: () => then }
}
