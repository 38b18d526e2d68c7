import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { almost, asText, type JsonSchema, UUID } from './test/almost-right.ts'
import { useTestApp } from './test/test.ts'

const t = useTestApp()
const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
const RUNS = { numRuns: 25, seed: 7 }

const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'User-Agent': 'x'.repeat(8000) },
  { 'Accept-Language': ',;q=,fa;q=9e9,*;q=-1' },
  { 'X-Forwarded-For': 'unknown, ::, 1.2.3.4:99999' },
  { Cookie: 'device=%; language=%E0%A4%A; =;;' },
  { 'Last-Event-ID': '9007199254740991' },
  { 'If-None-Match': 'W/"*' },
]
const header = fc.constantFrom(...HEADERS)

/** It waits two seconds for a busy database, whatever was sent, and then says so. */
const GIVES_UP = /^\/api\/system\/database(?:\?|$)/

async function expectNoFailure(method: string, path: string, options: Parameters<typeof t.send>[2]): Promise<void> {
  const answer = await t.send(method, path, options)
  if (GIVES_UP.test(path) && answer.status === 503) return expect(answer.body).toMatchObject({ code: 'UNAVAILABLE' })
  expect(answer.status, `${method} ${path} ${JSON.stringify(options)} ${answer.text} ${t.logs.at(-2)}`).toBeLessThan(
    500,
  )
}

test.each(procedures.map((procedure) => [`${procedure.method} ${procedure.path}`, procedure] as const))(
  '%s takes whatever is sent without failing',
  async (_, { method, path, input }) => {
    const { token } = await t.signIn('admin')
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    if (Object.keys(schema.properties ?? {}).length === 0) {
      // Nothing can be sent to it but headers: each once.
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      for (const headers of HEADERS) await expectNoFailure(method, path, { token, headers, ...body })
      return
    }
    const fields = almost(schema) as fc.Arbitrary<Record<string, unknown>>
    const property = fc.asyncProperty(fields, header, (given, headers) => {
      const address = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(asText(given[name])))
      if (method !== 'GET' && method !== 'DELETE') {
        return expectNoFailure(method, address, { token, headers, body: given })
      }
      const query = new URLSearchParams(
        Object.entries(given).map(([name, value]): [string, string] => [name, asText(value)]),
      )
      return expectNoFailure(method, `${address}?${query}`, { token, headers })
    })
    await fc.assert(property, RUNS)
  },
)

const authSchema: JsonSchema = {
  type: 'object',
  properties: {
    email: { type: 'string', format: 'email' },
    password: { type: 'string' },
    current_password: { type: 'string' },
    nonce: { enum: ['123456', '۱۲۳۴۵۶', 'x'] },
    data: {
      type: 'object',
      properties: { full_name: { type: 'string' }, referred_by: { type: 'string' }, language: { enum: ['fa', 7] } },
    },
    type: { enum: ['signup', 'recovery', 'email_change', 'sms'] },
    token: { enum: ['123456', '\ud800', ''] },
    refresh_token: { type: 'string' },
    auth_code: { type: 'string' },
    code_verifier: { type: 'string' },
    code_challenge: { type: 'string' },
    factor_type: { enum: ['totp', 'phone'] },
    friendly_name: { type: 'string' },
    issuer: { type: 'string' },
    challenge_id: { type: 'string', format: 'uuid' },
    code: { enum: ['123456', '\u0000', 'abcde-fghjk'] },
  },
}

test.each([
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token',
  'POST /recover',
  'POST /resend',
  'POST /verify',
  'GET /verify?token=%00&type=recovery&redirect_to=%5C%5Celsewhere.example',
  'GET /verify?token=x&type=signup&redirect_to=http://[',
  'GET /user',
  'PUT /user',
  'GET /reauthenticate',
  'POST /logout?scope=elsewhere',
  'POST /factors',
  `POST /factors/${UUID}/challenge`,
  `POST /factors/${UUID}/verify`,
  `DELETE /factors/${UUID}`,
  'DELETE /factors/%00',
  'GET /factors/recovery-codes',
  'POST /factors/recovery-codes',
  'POST /factors/recovery-codes/verify',
  'GET /.well-known/jwks.json',
])('%s of the sign-in protocol takes whatever is sent without failing', async (endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ')
  const { token } = await t.signIn('student')
  const body = almost(authSchema)
  const property = fc.asyncProperty(body, header, fc.boolean(), async (fields, headers, isSignedIn) =>
    expectNoFailure(method, `${AUTH_PATH}${path}`, {
      headers,
      ...(isSignedIn && { token }),
      ...(method !== 'GET' && { body: fields }),
    }),
  )
  await fc.assert(property, RUNS)
})

const BROKEN_BODIES = [
  '{',
  '[]',
  '"x"',
  'null',
  '\ufeff{}',
  '['.repeat(100_000),
  `{"a":${'['.repeat(50_000)}\\u0000`,
  '{"__proto__":{"role":"admin"}}',
]

test.each([`${AUTH_PATH}/signup`, '/api/enquiries'])('%s answers broken JSON with 4xx', async (path) => {
  for (const body of BROKEN_BODIES) {
    const answer = await t.send('POST', path, { body, headers: { 'Content-Type': 'application/json' } })
    expect([answer.status >= 400, answer.status < 500], `${body.slice(0, 40)} ${answer.text}`).toEqual([true, true])
  }
})
