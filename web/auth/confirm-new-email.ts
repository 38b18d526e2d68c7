import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { AuthError } from '@supabase/auth-js'
import type { AuthClient } from './auth-client.ts'
import { orThrow } from './auth-failure.ts'

export type EmailProof = { email: string; token: string } | { token_hash: string }

/** The library confirms without saying who is signed in; here a new address counts only in a session of its own account. */
export async function confirmNewEmail(client: AuthClient, proof: EmailProof): Promise<void> {
  const { session } = orThrow(await client.getSession())
  const response = await fetch(`${AUTH_PATH}/verify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session?.access_token ?? ''}` },
    body: JSON.stringify({ type: 'email_change', ...proof }),
  })
  if (!response.ok) {
    const { code } = (await response.json().catch(() => ({}))) as { code?: string }
    orThrow({ data: null, error: new AuthError(code ?? '', response.status, code) })
  }
  // The session carries the address; a new one carries the new address.
  orThrow(await client.refreshSession())
}
