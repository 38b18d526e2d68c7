import { askAsSessionOwner } from '../as-session-owner.ts'
import type { AuthClient } from '../auth-client.ts'
import { orThrow } from '../auth-failure.ts'

export type EmailProof = { email: string; token: string } | { token_hash: string }

/** The library confirms without saying who is signed in; here a new address counts only in a session of its own account. */
export async function confirmNewEmail(client: AuthClient, proof: EmailProof): Promise<void> {
  await askAsSessionOwner(client, '/verify', { type: 'email_change', ...proof })
  // The session carries the address; a new one carries the new address.
  orThrow(await client.refreshSession())
}
