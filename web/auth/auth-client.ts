import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import type { GoTrueClient as AuthClient } from '@supabase/auth-js'
import { onRefusal, provideToken, SESSION_KEY } from '../api/api.ts'
import { watchAnswers } from './auth-answers.ts'

export { type AuthClient, SESSION_KEY }

let client: Promise<AuthClient> | undefined

/** One client per tab, loaded only where a session is needed. It renews tokens by itself, and rests while the tab is hidden. */
export function authClient(): Promise<AuthClient> {
  client ??= createAuthClient().then((created) => {
    provideToken(async () => (await created.getSession()).data.session?.access_token)
    onRefusal('NOT_SIGNED_IN', () => endRefusedSession(created))
    return created
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

/** The library keeps a session whose token has not run out, even when the server has ended it. A server that cannot be reached ends nothing. */
async function endRefusedSession(created: AuthClient): Promise<void> {
  const { error } = await created.refreshSession()
  const isFinal = error?.status !== undefined && error.status >= 400 && error.status < 500
  if (isFinal) await created.signOut({ scope: 'local' })
}
