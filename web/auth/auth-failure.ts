import { type AuthErrorCode, isAuthErrorCode, type WeakPasswordReason } from '@rahnama/contract/auth.ts'
import type { ErrorCode } from '@rahnama/contract/errors.ts'
import type { AuthError } from '@supabase/auth-js'
import { lastRetryAfterSeconds } from './auth-answers.ts'

/** An act of signing in failed for this reason, a code that has texts in both languages. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure'
  readonly code: AuthErrorCode | ErrorCode
  readonly retryAfterSeconds: number | undefined
  readonly weakness: WeakPasswordReason | undefined

  constructor(error: AuthError) {
    super(error.message, { cause: error })
    this.code = codeOf(error)
    this.retryAfterSeconds = error.status === 429 ? lastRetryAfterSeconds() : undefined
    this.weakness = (error as { reasons?: WeakPasswordReason[] }).reasons?.[0]
  }
}

function codeOf({ name, code, status }: AuthError): AuthErrorCode | ErrorCode {
  if (name === 'AuthSessionMissingError') return 'session_not_found'
  if (isAuthErrorCode(code)) return code
  if (name === 'AuthRetryableFetchError') return 'UNAVAILABLE'
  return status === 429 ? 'over_request_rate_limit' : 'unexpected_failure'
}

type Answer = { data: unknown; error: AuthError | null }

/** The library answers with either data or an error; here an error is thrown. */
export function orThrow<A extends Answer>({ data, error }: A): NonNullable<Extract<A, { error: null }>['data']> {
  if (error) throw new AuthFailure(error)
  if (data === null || data === undefined) throw new Error('The sign-in service answered without data')
  return data
}
