import type { Output } from '@rahnama/contract/procedure.ts'
import type { users } from '@rahnama/contract/users.ts'
import { SESSION_KEY } from '../api/api.ts'
import { ask } from './ask.ts'

/** Forms that reach us are filled in with this. */
export type Contact = NonNullable<Output<typeof users.contact>['contact']>

/** Names whoever is signed in on this device, as far as the kept session says. */
export function keptUserId(): string | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { user?: { id?: string } } | null
    return session?.user?.id
  } catch {
    return undefined
  }
}

/** Nobody is asked who has no session here; and a form that cannot be filled in is empty, not broken. */
export async function readContact(): Promise<Contact | undefined> {
  if (keptUserId() === undefined) return undefined
  const answer = await ask('GET /api/users/me/contact', {}).catch(() => undefined)
  return answer?.contact ?? undefined
}
