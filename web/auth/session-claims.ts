import type { Session } from '@supabase/auth-js'

type Claims = { aal?: string; amr?: { method: string }[] }

/** The token says this of itself. Nothing is decided on it but which page to show: the server checks its signature. */
function claimsOf({ access_token }: Session): Claims {
  const [, payload = ''] = access_token.split('.')
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    return {}
  }
}

/** Signed in with a password alone although the account has a second factor. */
export function awaitsSecondFactor(session: Session): boolean {
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && claimsOf(session).aal !== 'aal2'
}

/** A recovery mail opened this session: whoever holds it may set a password without knowing the old one. */
export function isRecovery(session: Session): boolean {
  return claimsOf(session).amr?.some(({ method }) => method === 'recovery') ?? false
}
