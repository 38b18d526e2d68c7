import type { Session } from '@supabase/auth-js'
import { SESSION_KEY } from '../api/api.ts'

/** The library renews a token that has less than about 90 seconds left, and is loaded before. */
const ENOUGH_SECONDS = 120

export function isSessionKept(): boolean {
  return localStorage.getItem(SESSION_KEY) !== null
}

/** What this browser keeps, as long as nothing has to be renewed: then a page need not wait for the library. */
export function freshSession(): Session | undefined {
  const session = readKept()
  return session && secondsOfUse(session) > 0 ? session : undefined
}

/** How long the session can be used as it is. */
export function secondsOfUse({ expires_at = 0 }: Session): number {
  return expires_at - ENOUGH_SECONDS - Date.now() / 1000
}

/** Whatever else is found there is left to the library to judge. */
function readKept(): Session | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Partial<Session> | null
    return kept?.access_token && kept.user?.id ? (kept as Session) : undefined
  } catch {
    return undefined
  }
}
