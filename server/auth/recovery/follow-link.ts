import { randomBytes } from 'node:crypto'
import { z } from '@rahnama/contract/zod.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { pageUrl } from '../../page-url.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { s256 } from '../code-challenge.ts'
import { type Redeemed, redeemLink } from '../mails/mails.ts'
import type { AuthRequest } from '../request.ts'
import { hashOf, openSession } from '../sessions/sessions.ts'
import { confirmAddress, MailedToken, methodOf } from './verify-token.ts'

const EXCHANGE_WITHIN_MS = 5 * 60_000

export const LinkQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(128)), type: MailedToken })
export const ExchangeBody = z.object({
  auth_code: z.string().check(z.minLength(1), z.maxLength(128)),
  code_verifier: z.string().check(z.minLength(1), z.maxLength(256)),
})

/** The protocol's own link: verifies and sends the browser on. Ours lead to /auth, which asks first. */
export async function followLink(
  deps: Deps,
  { token, type }: z.output<typeof LinkQuery>,
  request: AuthRequest,
): Promise<string> {
  const target = localTarget(request.redirectTo, deps.config.publicUrl)
  const redeemed = await redeemLink(deps, deps.db, { link: token, purpose: type })
  if (!redeemed) {
    target.hash = new URLSearchParams({ error: 'access_denied', error_code: 'otp_expired' }).toString()
    return target.href
  }
  await confirmAddress(deps, redeemed.userId, type)
  if (redeemed.codeChallenge) {
    target.searchParams.set('code', await storeExchangeCode(deps, redeemed, methodOf(type)))
    return target.href
  }
  const opening = { userId: redeemed.userId, method: methodOf(type), userAgent: request.userAgent }
  const { user: _, ...session } = await answerSession(
    deps,
    await deps.db.transaction((tx) => openSession(tx, opening, deps.now())),
  )
  const fields = Object.entries({ ...session, type }).map(([name, value]): [string, string] => [name, String(value)])
  target.hash = new URLSearchParams(fields).toString()
  return target.href
}

/** Plain segments: an encoded or doubled slash may be another host to whoever reads the address next. */
const PLAIN_PATH = /^(\/[\w-]+)*\/?$/

/** Nobody is sent to a foreign place with a session in hand. */
function localTarget(redirectTo: string | undefined, publicUrl: string): URL {
  const home = new URL(pageUrl({ publicUrl }, 'signIn'))
  const asked = URL.parse(redirectTo ?? '', publicUrl)
  if (!redirectTo || asked?.origin !== home.origin || !PLAIN_PATH.test(asked.pathname)) return home
  return new URL(`${asked.pathname}${asked.search}`, publicUrl)
}

async function storeExchangeCode(
  { db, now }: Deps,
  { userId, codeChallenge }: Redeemed,
  method: string,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + EXCHANGE_WITHIN_MS)
  await db.execute(sql`
    insert into exchange_codes (code_hash, user_id, method, code_challenge, expires_at)
    values (${hashOf(code)}, ${userId}, ${method}, ${codeChallenge}, ${expiresAt})`)
  return code
}

/** The browser that asked proves it, and gets the session the link was for. */
export async function exchangeCode(
  deps: Deps,
  input: z.output<typeof ExchangeBody>,
  request: AuthRequest,
): Promise<SessionAnswer> {
  const { db, now } = deps
  const flow = await db.row<{ userId: string; method: string; codeChallenge: string; expiresAt: Date }>(sql`
    delete from exchange_codes where code_hash = ${hashOf(input.auth_code)}
    returning user_id as "userId", method, code_challenge as "codeChallenge", expires_at as "expiresAt"`)
  if (!flow) throw new AuthError('flow_state_not_found')
  if (flow.expiresAt <= now()) throw new AuthError('flow_state_expired')
  if (s256(input.code_verifier) !== flow.codeChallenge) throw new AuthError('bad_code_verifier')
  const opening = { userId: flow.userId, method: flow.method, userAgent: request.userAgent }
  return answerSession(deps, await db.transaction((tx) => openSession(tx, opening, now())))
}
