import type { Output, Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { call, SESSION_KEY } from '../api/api.ts'

/** A public page knows nobody; where a session is kept, it says who is asking. */
export async function ask<P extends Procedure>(procedure: P, input: TypedInput<P>): Promise<Output<P>> {
  await attachKeptSession()
  return call(procedure, input)
}

async function attachKeptSession(): Promise<void> {
  if (localStorage.getItem(SESSION_KEY) === null) return
  const { authClient } = await import('../auth/auth.tsx')
  await authClient()
}
