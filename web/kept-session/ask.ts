import type { Address, Procedures } from '@rahnama/contract/contract.ts'
import type { Output, TypedInput } from '@rahnama/contract/procedure.ts'
import { call, SESSION_KEY } from '../api/api.ts'

/** A public page knows nobody; where a session is kept, it says who is asking. */
export async function ask<A extends Address>(
  address: A,
  input: TypedInput<Procedures[A]>,
): Promise<Output<Procedures[A]>> {
  await attachKeptSession()
  return call(address, input)
}

async function attachKeptSession(): Promise<void> {
  if (localStorage.getItem(SESSION_KEY) === null) return
  const { attachKeptSession } = await import('../auth/auth.tsx')
  attachKeptSession()
}
