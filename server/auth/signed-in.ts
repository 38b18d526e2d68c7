import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { AuthError } from './auth-error.ts'
import type { Method } from './sessions/access-tokens.ts'
import { isAlive } from './sessions/sessions.ts'

/** The person who speaks to the sign-in protocol, by an access token whose session still lives. */
export type SignedIn = { userId: string; sessionId: string; assurance: 'aal1' | 'aal2'; methods: Method[] }

export async function requireSignedIn(deps: Deps, authorization: string | undefined): Promise<SignedIn> {
  const token = bearerToken(authorization)
  if (!token) throw new AuthError('no_authorization')
  const claims = await deps.tokens.read(token)
  if (!claims) throw new AuthError('bad_jwt')
  if (!(await isSessionAlive(deps, claims.session_id))) throw new AuthError('session_not_found')
  return { userId: claims.sub, sessionId: claims.session_id, assurance: claims.aal, methods: claims.amr }
}

export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
}

export async function isSessionAlive(deps: Pick<Deps, 'config' | 'db' | 'now'>, sessionId: string): Promise<boolean> {
  const row = await deps.db.row(sql`select id from sessions where id = ${sessionId} and ${isAlive(deps)}`)
  return row !== undefined
}
