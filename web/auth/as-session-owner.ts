import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { AuthError } from '@supabase/auth-js'
import type { AuthClient } from './auth-client.ts'
import { orThrow } from './auth-failure.ts'

/** Asks the sign-in service what the library has no method for, as whoever is signed in. */
export async function askAsSessionOwner(client: AuthClient, path: string, body: object): Promise<void> {
  const { session } = orThrow(await client.getSession())
  const response = await fetch(`${AUTH_PATH}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session?.access_token ?? ''}` },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  orThrow({ data: null, error: new AuthError(code ?? '', response.status, code) })
}
