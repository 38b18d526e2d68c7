import type { applications } from '@rahnama/contract/applications.ts'
import type { Output, Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { type Address, callAt } from '../api/api.ts'

type Promised = typeof applications

/** By their addresses alone: the schemas, read by the server, would weigh more than the pages. */
const ADDRESSES = {
  list: { method: 'GET', path: '/api/applications' },
  start: { method: 'POST', path: '/api/applications' },
  read: { method: 'GET', path: '/api/applications/{id}' },
  explain: { method: 'PUT', path: '/api/applications/{id}/explanations' },
  submit: { method: 'POST', path: '/api/applications/{id}/submit' },
  withdraw: { method: 'POST', path: '/api/applications/{id}/withdraw' },
  reopen: { method: 'POST', path: '/api/applications/{id}/reopen' },
} as const satisfies { [Name in keyof Promised]: Address<Promised[Name]> }

type Name = keyof Promised

export function ask<N extends Name>(
  name: N,
  input: TypedInput<Promised[N]>,
  options?: { signal: AbortSignal },
): Promise<Output<Promised[N]>> {
  return callAt<Promised[N]>(ADDRESSES[name] as Address<Promised[N] & Procedure>, input, options)
}
