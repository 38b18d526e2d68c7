import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApp } from './test/test.ts'

const t = useTestApp()
const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
const RUNS = { numRuns: 25, seed: 7 }
const UUID = '7d9e2f7c-6f0a-4f6e-9f43-2f9f1d9d1b11'

const text = fc.constantFrom(
  '',
  ' ',
  'x',
  UUID,
  'somebody@example.com',
  '2026-12-01',
  '2026-12-01T09:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  'proof-of-funds',
  '\ud800',
  'a\udfffb',
  'a\u0000b',
  '\u202e\u200f\ufeff',
  '۱۲۳۴۵۶',
  '%00',
  "'; drop table users; --",
  'x'.repeat(5000),
)
const VALID: Record<string, string> = {
  uuid: UUID,
  email: 'somebody@example.com',
  date: '2026-12-01',
  'date-time': '2026-12-01T09:00:00Z',
}
const number = fc.constantFrom(0, 1, -1, 1.5, 2 ** 31, 2 ** 53, 1e308)
const odd = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  number,
  fc.dictionary(fc.constantFrom('en', '__proto__', 'constructor'), text, { maxKeys: 2 }),
)

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  $ref?: string
  $defs?: Record<string, Schema>
}

/** Mostly of the right shape, so that it gets past the door, with wrong things in some places. */
function almost(schema: Schema, root: Schema = schema, depth = 0): fc.Arbitrary<unknown> {
  const right = shaped(schema, root, depth)
  return depth === 0 ? right : fc.oneof({ weight: 12, arbitrary: right }, odd)
}

function shaped(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  const within = (inner: Schema) => almost(inner, root, depth + 1)
  if (schema.$ref) return depth > 6 ? odd : within(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(within))
  switch (schema.type) {
    case 'string':
      return fc.oneof({ weight: 4, arbitrary: fc.constant(VALID[schema.format ?? ''] ?? 'A sample') }, text)
    case 'number':
    case 'integer':
      return number
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(within(schema.items ?? {}), { maxLength: 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, within(inner)])),
      )
    default:
      return fc.oneof(text, odd)
  }
}

const header = fc.constantFrom<Record<string, string>>(
  {},
  { 'User-Agent': 'x'.repeat(8000) },
  { 'Accept-Language': ',;q=,fa;q=9e9,*;q=-1' },
  { 'X-Forwarded-For': 'unknown, ::, 1.2.3.4:99999' },
  { Cookie: 'device=%; language=%E0%A4%A; =;;' },
  { 'Last-Event-ID': '9007199254740991' },
  { 'If-None-Match': 'W/"*' },
)

async function expectNoFailure(method: string, path: string, options: Parameters<typeof t.send>[2]): Promise<void> {
  const answer = await t.send(method, path, options)
  expect(answer.status, `${method} ${path} ${JSON.stringify(options)} ${answer.text} ${t.logs.at(-2)}`).toBeLessThan(
    500,
  )
}

test.each(procedures.map((procedure) => [`${procedure.method} ${procedure.path}`, procedure] as const))(
  '%s takes whatever is sent without failing',
  async (_, { method, path, input }) => {
    const { token } = await t.signIn('admin')
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
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

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed()
}

const authSchema: Schema = {
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
