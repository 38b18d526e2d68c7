import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '@rahnama/contract/limits.ts'
import type { z } from '@rahnama/contract/zod.ts'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../deps.ts'
import { parseJson, readSmallBody, requestInfo } from '../http/http.ts'
import type { SessionAnswer } from './answer-session.ts'
import { AuthError } from './auth-error.ts'
import type { AuthRequest } from './request.ts'
import { DEVICE_COOKIE, DEVICE_COOKIE_DAYS, newDeviceCookie } from './sign-in/device-cookie.ts'

const API_VERSION = '2024-01-01'
const DAY_SECONDS = 24 * 60 * 60

export function authRequest(context: Context, { config }: Deps): AuthRequest {
  return {
    ...requestInfo(context, config.trustedProxies),
    redirectTo: context.req.query('redirect_to'),
    deviceCookie: getCookie(context, DEVICE_COOKIE),
  }
}

export async function readJson<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await readSmallBody(context.req.raw)
  const type = context.req.header('content-type') ?? ''
  if (bytes.length > 0 && !/^application\/json\b/i.test(type)) throw new AuthError('unsupported_media_type')
  const value = bytes.length > 0 ? parseJson(bytes) : {}
  if (value === undefined) throw new AuthError('bad_json')
  return parse(schema, value)
}

export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const isAboutEmail = parsed.error.issues.some(({ path }) => path[0] === 'email')
  throw new AuthError(isAboutEmail ? 'email_address_invalid' : 'validation_failed')
}

/** The browser is remembered as one its owner signed in from. */
export function answerSignedIn(context: Context, { config, seal }: Deps, session: SessionAnswer): Response {
  setCookie(context, DEVICE_COOKIE, newDeviceCookie(seal, session.user.id), {
    path: AUTH_PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: DEVICE_COOKIE_DAYS * DAY_SECONDS,
  })
  return context.json(session)
}

/** Every failure leaves in the client library's shape; one we did not foresee is logged and says nothing. */
export function answerAuthError({ log }: Deps, error: unknown, context: Context): Response {
  const known = toAuthError(error)
  if (known.status >= 500) log.error('request failed', known.cause, { requestId: context.get('requestId') })
  if (known.retryAfterSeconds !== undefined) context.header('Retry-After', String(known.retryAfterSeconds))
  context.header('X-Supabase-Api-Version', API_VERSION)
  context.header('Cache-Control', 'no-store')
  return context.json(known.toBody(), known.status as 400)
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof AppError && error.code === 'BODY_TOO_LARGE') return new AuthError('body_too_large')
  // Cut off in the middle, or so slow that we no longer wait.
  if (error instanceof AppError && (error.code === 'MALFORMED_REQUEST' || error.code === 'TIMEOUT')) {
    return new AuthError('bad_json')
  }
  if (error instanceof AppError && error.code === 'UNAVAILABLE') {
    const { cause, retryAfterSeconds = UNAVAILABLE_RETRY_AFTER_SECONDS } = error
    return new AuthError('service_unavailable', { cause, retryAfterSeconds })
  }
  return new AuthError('unexpected_failure', { cause: error })
}
