import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import type { GoTrueClient as AuthClient } from '@supabase/auth-js'
import { onRefusal, provideToken, SESSION_KEY } from '../api/api.ts'
import { watchAnswers } from './auth-answers.ts'
import { freshSession, isSessionKept } from './kept-session.ts'

export { type AuthClient, SESSION_KEY }

export type OpenClient = () => Promise<AuthClient>

let client: Promise<AuthClient> | undefined

/** One client per tab, loaded when somebody acts or a token is to be renewed. From then on it renews by itself, and rests while the tab is hidden. */
export function authClient(): Promise<AuthClient> {
  client ??= createAuthClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

export async function createAuthClient(send: typeof fetch = (...request) => fetch(...request)): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  return new AuthClient({
    url: `${location.origin}${AUTH_PATH}`,
    storageKey: SESSION_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
    experimental: { recoveryCodes: true },
    fetch: watchAnswers(send),
  })
}

let detach: (() => void) | undefined

/** From here on calls say who is asking, and a session that the server refuses is looked into. */
export function attachSession(open: OpenClient): void {
  detach?.()
  provideToken(() => readToken(open))
  detach = onRefusal('NOT_SIGNED_IN', () => void endRefusedSession(open))
}

/** The same on a public page, where nobody else attends to the session. */
export function attachKeptSession(): void {
  if (!detach) attachSession(authClient)
}

async function readToken(open: OpenClient): Promise<string | undefined> {
  if (!isSessionKept()) return undefined
  const fresh = freshSession()
  return (fresh ?? (await (await open()).getSession()).data.session)?.access_token
}

/** The library keeps a session whose token has not run out, even when the server has ended it. A server that cannot be reached ends nothing. */
async function endRefusedSession(open: OpenClient): Promise<void> {
  const opened = await open()
  const { error } = await opened.refreshSession()
  const isFinal = error?.status !== undefined && error.status >= 400 && error.status < 500
  if (isFinal) await opened.signOut({ scope: 'local' })
}
