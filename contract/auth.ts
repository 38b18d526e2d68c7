import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export * from './auth-errors.ts'

export const AUTH_PATH = '/auth/v1'

export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 256
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
