import type { GoTrueClient } from '@supabase/auth-js'
import { provideToken } from '../api/api.ts'

let client: Promise<GoTrueClient> | undefined

/** One client per tab, loaded only where a session is needed. It renews tokens by itself, and rests while the tab is hidden. */
export function authClient(): Promise<GoTrueClient> {
  client ??= import('@supabase/auth-js').then(({ AuthClient }) => {
    const created = new AuthClient({
      url: `${location.origin}/auth/v1`,
      storageKey: 'rahnama-session',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: 'implicit',
    })
    provideToken(async () => (await created.getSession()).data.session?.access_token)
    return created
  })
  return client
}
