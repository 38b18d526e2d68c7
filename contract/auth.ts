import { EMAIL_MAX_CHARS } from './limits.ts'
import { foldDigits, stripBidiControls } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { EMAIL_PATTERN, z } from './zod.ts'

export * from './auth-errors.ts'

export const AUTH_PATH = '/auth/v1'

export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 256
export const FULL_NAME_MAX_CHARS = 120
export const MAIL_CODE_DIGITS = 6
export const MAIL_CODE_VALID_MINUTES = 60
export const WELCOME_LINK_VALID_HOURS = 48
/** So long after the password was given, what protects the account may be changed without giving it again. */
export const OWNER_PROOF_VALID_MINUTES = 10
export const ACCESS_TOKEN_VALID_SECONDS = 15 * 60
export const REFRESH_REUSE_WINDOW_SECONDS = 10
export const SESSION_IDLE_DAYS = 60
export const RECOVERY_CODE_COUNT = 10

/** A new password is refused for these reasons; the client library knows the three words. */
export const WEAK_PASSWORD_REASONS = ['length', 'characters', 'pwned'] as const
export type WeakPasswordReason = (typeof WEAK_PASSWORD_REASONS)[number]

const SIX_DIGITS = /^\d{6}$/

/** An address copied out of a right-to-left text often brings marks nobody sees. */
function foldEmail(text: string): string {
  return stripBidiControls(text)
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** Lines of its own, or characters that turn the direction, could make it read as somebody else's. */
function tidyName(text: string): string {
  return stripBidiControls(text).replace(/\s+/g, ' ').trim()
}

/** A code comes in any digits, with the spaces people and apps put between them. */
function foldCode(text: string): string {
  return foldDigits(text).replace(/[\s\u200b-\u200f-]/g, '')
}

/** A form gets the same judgement without the weight of a schema. */
export function isEmail(text: string): boolean {
  const address = foldEmail(text.trim())
  return address.length <= EMAIL_MAX_CHARS && EMAIL_PATTERN.test(address)
}

export function isSixDigits(text: string): boolean {
  return SIX_DIGITS.test(foldCode(text))
}

/** Any letter case is one account. */
export const Email = z.pipe(
  z.pipe(z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(EMAIL_MAX_CHARS)), z.transform(foldEmail)),
  z.email(),
)

/** A code copied from a mail or an app. */
export const SixDigits = z.pipe(
  z.pipe(z.string(), z.transform(foldCode)),
  z.string().check(z.regex(SIX_DIGITS, 'INVALID')),
)

/** A name has at least one letter. */
export const FullName = z.pipe(
  z.pipe(z.string(), z.transform(tidyName)),
  z.string().check(z.regex(/\p{L}/u, 'REQUIRED'), z.maxLength(FULL_NAME_MAX_CHARS)),
)

export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export const SYSTEMS = ['android', 'ios', 'linux', 'macos', 'windows', 'other'] as const

export const AccountSession = z.object({
  id: z.uuid(),
  browser: z.enum(BROWSERS),
  system: z.enum(SYSTEMS),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.output<typeof AccountSession>

/** The settings page needs these beyond the client library's own protocol. */
export const auth = {
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where this account is signed in, newest first',
    audience: 'signedIn',
    input: z.object({}),
    output: z.array(AccountSession),
    errors: [],
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Sign one of my sessions out',
    audience: 'signedIn',
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
