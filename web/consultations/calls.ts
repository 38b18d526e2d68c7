import type { consultations } from '@rahnama/contract/consultations.ts'
import type { Output, Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { type Address, callAt, SESSION_KEY } from '../api/api.ts'

type Promised = typeof consultations

const ADDRESSES = {
  options: { method: 'GET', path: '/api/consultations/options' },
  slots: { method: 'GET', path: '/api/consultations/slots' },
  hold: { method: 'POST', path: '/api/consultations/holds' },
  extendHold: { method: 'POST', path: '/api/consultations/holds/{holdId}/extend' },
  book: { method: 'POST', path: '/api/consultations' },
  readByLink: { method: 'GET', path: '/api/consultations/by-link/{token}' },
  calendarByLink: { method: 'GET', path: '/api/consultations/by-link/{token}/calendar' },
  comeByLink: { method: 'POST', path: '/api/consultations/by-link/{token}/coming' },
  moveByLink: { method: 'POST', path: '/api/consultations/by-link/{token}/move' },
  cancelByLink: { method: 'POST', path: '/api/consultations/by-link/{token}/cancel' },
  joinWaitList: { method: 'POST', path: '/api/consultations/wait-list' },
} as const satisfies { [Name in keyof Promised]?: Address<Promised[Name]> }

type Name = keyof typeof ADDRESSES

export type Answer<N extends Name> = Output<Promised[N]>

/** A public page knows nobody; where a session is kept, it says who is asking. */
export async function ask<N extends Name>(name: N, input: TypedInput<Promised[N]>): Promise<Answer<N>> {
  await attachKeptSession()
  return callAt<Promised[N]>(ADDRESSES[name] as Address<Promised[N] & Procedure>, input)
}

async function attachKeptSession(): Promise<void> {
  if (localStorage.getItem(SESSION_KEY) === null) return
  const { authClient } = await import('../auth/auth.tsx')
  await authClient()
}
