import { randomUUID } from 'node:crypto'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { type Calls, createCalls } from '@rahnama/server/test/call-procedure.ts'
import type { Answer, SendOptions } from '@rahnama/server/test/test.ts'

/** Somebody with an account, who may turn to any process of an installation. */
export type Person = { email: string; password: string; id: string; token: string; at(address: string): Calls & Sender }

type Sender = { send(method: string, path: string, options?: SendOptions): Promise<Answer> }

/** One request over the wire. A connection that breaks rejects, as it does in a browser. */
export async function send(
  address: string,
  method: string,
  path: string,
  { body, headers = {}, token }: SendOptions = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? (body as Uint8Array<ArrayBuffer> | string) : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

/** Everybody comes from a network of their own, as a proxy in front of us says; one network alone is soon slowed down. */
export function fromSomewhere(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return { 'X-Forwarded-For': `198.${part()}.${part()}.${part()}` }
}

export async function signUp(address: string): Promise<Person> {
  const email = `somebody-${randomUUID().slice(0, 8)}@example.com`
  const password = 'quiet-harbour-lantern'
  const headers = fromSomewhere()
  const account = { email, password }
  const { status, text, body } = await send(address, 'POST', `${AUTH_PATH}/signup`, { body: account, headers })
  if (status !== 200) throw new Error(`Signing up answered ${status}: ${text}`)
  const { access_token: token, user } = body as { access_token: string; user: { id: string } }
  const sender = (there: string): Sender => ({
    send: (method, path, options) =>
      send(there, method, path, { token, ...options, headers: { ...headers, ...options?.headers } }),
  })
  return {
    email,
    password,
    id: user.id,
    token,
    at: (there) => ({ ...sender(there), ...createCalls(sender(there).send) }),
  }
}

export async function signIn(
  address: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Answer> {
  return send(address, 'POST', `${AUTH_PATH}/token?grant_type=password`, {
    body: { email, password },
    headers: fromSomewhere(),
  })
}
