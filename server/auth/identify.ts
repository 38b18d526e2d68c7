import { ROLE_WAIT_WARNING_MS } from '@rahnama/contract/limits.ts'
import { DEFAULT_ROLE, isRole, type Role } from '@rahnama/contract/roles.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Identify } from '../http/http.ts'
import { bearerToken, isSessionAlive } from './signed-in.ts'

type Standing = { role: Role; hasFactor: boolean; staffMust: boolean; isAlive: boolean }

/**
 * Who asks. The role is read anew each time, so that a change needs no new sign-in.
 * A revoked session changes nothing from that moment; what it may still read ends with its token.
 */
export function createIdentify(deps: Deps): Identify {
  return async (request) => {
    const token = bearerToken(request.headers.get('authorization'))
    const claims = token && (await deps.tokens.read(token))
    if (!claims) return undefined
    const { sub: userId, session_id: sessionId, aal: assurance } = claims
    const standing = await readStanding(deps, userId, sessionId)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!standing.isAlive && !isRead) return undefined
    const mustHave = standing.hasFactor || (standing.staffMust && standing.role !== DEFAULT_ROLE)
    return {
      userId,
      sessionId,
      assurance,
      role: standing.role,
      owesSecondFactor: mustHave && assurance === 'aal1',
      expiresAt: new Date(claims.exp * 1000),
    } satisfies Caller
  }
}

async function readStanding({ db, log }: Deps, userId: string, sessionId: string): Promise<Standing> {
  const began = performance.now()
  try {
    const standing = await selectStanding(db, userId, sessionId)
    const ms = Math.round(performance.now() - began)
    if (ms > ROLE_WAIT_WARNING_MS) log.warn('role lookup slow', { userId, ms })
    return standing
  } catch (error) {
    log.error('role lookup failed', error, { userId })
    return { role: DEFAULT_ROLE, hasFactor: false, staffMust: false, isAlive: await isSessionAlive(db, sessionId) }
  }
}

async function selectStanding(db: Db, userId: string, sessionId: string): Promise<Standing> {
  const row = await db.row<{ role: unknown; hasFactor: boolean; staffMust: boolean | null; isAlive: boolean }>(sql`
    select (select role from user_roles where user_id = ${userId}) as role,
      exists (select from factors where user_id = ${userId} and verified_at is not null) as "hasFactor",
      (select (value ->> 'requireStaffSecondFactor')::boolean from site_settings where name = 'security') as "staffMust",
      exists (select from sessions where id = ${sessionId} and revoked_at is null) as "isAlive"`)
  return {
    role: isRole(row?.role) ? row.role : DEFAULT_ROLE,
    hasFactor: row?.hasFactor ?? false,
    staffMust: row?.staffMust ?? DEFAULT_SITE_SETTINGS.security.requireStaffSecondFactor,
    isAlive: row?.isAlive ?? false,
  }
}
