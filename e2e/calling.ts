import type { APIRequestContext } from '@playwright/test'
import type { Call, Output } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import { expect } from './fixtures.ts'

/**
 * Calls procedures of the contract beside the screen, as whoever holds this session or as a visitor. What another journey
 * shows on the screen is prepared so: a page that is only passed costs more than all its calls.
 */
export function callingAs(request: APIRequestContext, session?: string): Call {
  const { access_token: token } = JSON.parse(session ?? '{}') as { access_token?: string }
  return async (procedure, input) => {
    const { url, body, contentType } = toRequest(procedure, input)
    const answer = await request.fetch(url, {
      method: procedure.method,
      headers: {
        ...(contentType && { 'Content-Type': contentType }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { data: typeof body === 'string' ? body : Buffer.from(body) }),
    })
    expect([url, answer.status()], await answer.text()).toEqual([url, 200])
    return (await answer.json()) as Output<typeof procedure>
  }
}
