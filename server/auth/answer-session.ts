import { ACCESS_TOKEN_VALID_SECONDS } from '@rahnama/contract/auth.ts'
import type { Deps } from '../deps.ts'
import { type AuthUser, loadAuthUser } from './auth-user.ts'
import type { Opened } from './sessions/sessions.ts'

/** Exactly what the browser keeps. */
export type SessionAnswer = {
  access_token: string
  refresh_token: string
  expires_in: number
  expires_at: number
  token_type: 'bearer'
  user: AuthUser
}

/** Runs after the transaction, because signing needs a connection of its own now and then. */
export async function answerSession(
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  { session, refreshToken }: Opened,
): Promise<SessionAnswer> {
  const { token, expiresAt } = await tokens.issue({
    sub: session.userId,
    session_id: session.id,
    aal: session.assurance,
    amr: session.methods,
  })
  return {
    access_token: token,
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_VALID_SECONDS,
    expires_at: expiresAt,
    token_type: 'bearer',
    user: await loadAuthUser(db, session.userId),
  }
}
