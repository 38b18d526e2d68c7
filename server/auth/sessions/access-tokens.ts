import { ACCESS_TOKEN_VALID_SECONDS, AUTH_PATH } from '@rahnama/contract/auth.ts'
import { z } from '@rahnama/contract/zod.ts'
import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../db/db.ts'
import type { Seal } from '../seal.ts'
import { ALGORITHM, createSigningKeys, type SigningKeys } from './signing-keys.ts'

const AUDIENCE = 'authenticated'
const MAX_TOKEN_CHARS = 4096
const REMEMBERED_TOKENS = 10_000

export const Method = z.object({ method: z.string(), timestamp: z.number() })
export type Method = z.output<typeof Method>

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  exp: z.number(),
  amr: z.array(Method),
})
export type Claims = z.output<typeof Claims>

export type AccessTokens = {
  keys: SigningKeys
  issue(claims: Omit<Claims, 'exp'>): Promise<{ token: string; expiresAt: number }>
  /** Reads the claims of a token that is ours and still good. */
  read(token: string): Promise<Claims | undefined>
}

type Options = { db: Database; seal: Seal; now: () => Date; publicUrl: string }

export function createAccessTokens({ db, seal, now, publicUrl }: Options): AccessTokens {
  const keys = createSigningKeys({ db, seal, now, keepSeconds: ACCESS_TOKEN_VALID_SECONDS })
  const issuer = `${publicUrl}${AUTH_PATH}`
  // A page sends the same token with every request: its signature is checked once, its expiry each time.
  const remembered = new Map<string, Claims>()

  async function check(token: string): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => findKey(keys, kid), {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        issuer,
        currentDate: now(),
      })
      return Claims.safeParse(payload).data
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
      throw error
    }
  }

  return {
    keys,
    async issue(claims) {
      const { id, privateKey } = await keys.current()
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + ACCESS_TOKEN_VALID_SECONDS
      const token = await new SignJWT({ ...claims, role: AUDIENCE })
        .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { token, expiresAt }
    },
    async read(token) {
      if (token.length > MAX_TOKEN_CHARS) return undefined
      const claims = remembered.get(token) ?? (await check(token))
      if (!claims || claims.exp * 1000 <= now().getTime()) {
        remembered.delete(token)
        return undefined
      }
      if (remembered.size >= REMEMBERED_TOKENS) remembered.delete(remembered.keys().next().value ?? '')
      remembered.set(token, claims)
      return claims
    },
  }
}

async function findKey(keys: SigningKeys, id: string | undefined): Promise<CryptoKey> {
  const key = id === undefined ? undefined : await keys.find(id)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}
