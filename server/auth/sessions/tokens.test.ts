import { randomUUID } from 'node:crypto'
import { users } from '@rahnama/contract/users.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { toKeyring } from '../../keys/keys.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import { useTestApp } from '../../test/test.ts'
import { createAccessTokens, openSeal } from '../auth.ts'

const t = useTestApp()
const START = new Date('2026-11-15T12:00:00Z')
let person: SignedInAccount
let claims: Record<string, unknown>
let kid: string

beforeAll(async () => {
  person = await t.signIn('admin')
  const [header = '', payload = ''] = person.token.split('.')
  kid = (decode(header) as { kid: string }).kid
  claims = decode(payload) as Record<string, unknown>
})

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

async function signedElsewhere(header: Record<string, unknown> = {}, change: Record<string, unknown> = {}) {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(privateKey)
}

async function signedByUs(change: Record<string, unknown>): Promise<string> {
  const { id, privateKey } = await t.deps.tokens.keys.current()
  return new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'ES256', kid: id }).sign(privateKey)
}

const BAD_TOKENS: Record<string, () => Promise<string>> = {
  'with algorithm none': async () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
  'with algorithm none and our key id': async () => `${encode({ alg: 'none', kid })}.${encode(claims)}.`,
  'signed with another key under our key id': () => signedElsewhere(),
  'signed with a key we never had': () => signedElsewhere({ kid: 'unknown' }),
  'that brings its own key': async () => {
    const pair = await generateKeyPair('ES256')
    const jwk = await exportJWK(pair.publicKey)
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, jwk }).sign(pair.privateKey)
  },
  'signed with our public key as a shared secret': async () => {
    const [jwk] = await t.deps.tokens.keys.published()
    const secret = Buffer.from(JSON.stringify(jwk))
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret)
  },
  'whose claims were changed': async () => {
    const [header, , signature] = person.token.split('.')
    return `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`
  },
  'that has expired': () => signedByUs({ exp: Math.floor(START.getTime() / 1000) - 1 }),
  'for another audience': () => signedByUs({ aud: 'somebody-else' }),
  'of another issuer': () => signedByUs({ iss: 'https://elsewhere.example/auth/v1' }),
  'without a session': () => signedByUs({ session_id: undefined }),
  'whose user is no id': () => signedByUs({ sub: "' or 1=1 --" }),
  'that is two parts': async () => person.token.split('.').slice(0, 2).join('.'),
  'that is noise': async () => 'aaaa.bbbb.cccc',
  'that is a word': async () => 'token',
  'of ten thousand characters': async () => 'a'.repeat(10_000),
}

describe('a token', () => {
  test('that is ours is taken', async () => {
    await t.call(users.me, {}, { token: person.token })
    expect((await t.send('GET', '/auth/v1/user', { token: person.token })).status).toBe(200)
  })

  test.each(Object.entries(BAD_TOKENS))('%s is refused with a code', async (_, make) => {
    const token = await make()
    const refusal = await t.refuse(users.me, {}, { token })
    expect(refusal).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
      ['POST', '/factors'],
    ] as const) {
      const answer = await t.send(method, `/auth/v1${path}`, { token, ...(method === 'GET' ? {} : { body: {} }) })
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ code: 'bad_jwt' })])
    }
  })

  test('of a session that was signed out changes and reads nothing from that moment', async () => {
    const { token, userId } = await t.signIn('student')
    await t.db.execute(sql`update sessions set revoked_at = ${START} where user_id = ${userId}`)
    expect(await t.refuse(users.updateMe, { fullName: 'Robin' }, { token })).toMatchObject({ status: 401 })
    expect((await t.send('GET', '/auth/v1/user', { token })).body).toMatchObject({ code: 'session_not_found' })
    expect(await t.refuse(users.me, {}, { token })).toMatchObject({ status: 401 })
    expect((await t.send('GET', '/api/events', { token })).status).toBe(401)
  })

  test('sent without the word Bearer, or with none, is no token', async () => {
    for (const Authorization of ['', 'Bearer', 'Bearer ', `Basic ${person.token}`, person.token]) {
      const answer = await t.send('GET', '/auth/v1/user', { headers: { Authorization } })
      expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ code: 'no_authorization' })])
    }
  })
})

describe('a process that starts with another master key', () => {
  test('says so instead of making sessions nobody else understands', async () => {
    await expect(openSeal(t.db, toKeyring('11'.repeat(32)))).rejects.toThrow('another master key')
  })

  test('goes on when it still has the old one', async () => {
    const seal = await openSeal(t.db, toKeyring(`${'11'.repeat(32)} ${'5a'.repeat(32)}`))
    const other = createAccessTokens({ db: t.db, seal, now: () => START, publicUrl: 'http://localhost:3000' })
    expect(await other.read(person.token)).toMatchObject({ sub: person.userId })
  })
})

describe('a body', () => {
  const paths = [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=pkce',
    '/token?grant_type=other',
    '/token',
    '/recover',
    '/verify',
    '/resend',
  ]
  const bodies: Record<string, { body: unknown; headers?: Record<string, string> }> = {
    nothing: { body: undefined },
    'half of JSON': { body: '{"email": "a@ex', headers: { 'Content-Type': 'application/json' } },
    'a list': { body: [1, 2, 3] },
    null: { body: null },
    'a number': { body: 7 },
    'wrong types': { body: { email: { $gt: '' }, password: ['x'], refresh_token: 9, token: {}, type: [] } },
    'an unknown kind of token': { body: { token: '123456', type: 'sms' } },
    'no address': { body: { email: 'not an address', password: 'x'.repeat(20), type: 'signup', token: '123456' } },
    'a form': { body: 'email=a%40example.com', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    'bytes that are no text': { body: '\ud800', headers: { 'Content-Type': 'application/json' } },
    'a zero byte': {
      body: {
        email: 'a\u0000@example.com',
        password: 'x\u0000y',
        refresh_token: '\u0000',
        token_hash: '\u0000',
        data: { full_name: '\u0000', referred_by: 'A\u0000' },
        type: 'recovery',
      },
    },
    'a megabyte': { body: { email: 'a@example.com', password: 'x'.repeat(1_000_000) } },
  }

  test.each(paths)('of any kind at %s is answered with a code, never with 500', async (path) => {
    for (const { body, headers } of Object.values(bodies)) {
      const answer = await t.send('POST', `/auth/v1${path}`, { body, ...(headers && { headers }) })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }))
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    }
  })

  test.each(['/nothing', '/admin/users', '/factors/none/verify'])(
    'at %s: there is nothing there, with a code',
    async (path) => {
      const answer = await t.send('POST', `/auth/v1${path}`, { body: {}, token: person.token })
      expect(answer.status).toBeLessThan(500)
      expect(answer.body).toEqual(expect.objectContaining({ code: expect.any(String) }))
    },
  )
})
