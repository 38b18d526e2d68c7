import { AUTH_ERROR_STATUS, type AuthErrorCode, type WeakPasswordReason } from '@rahnama/contract/auth.ts'

type Details = { retryAfterSeconds?: number; weakPassword?: WeakPasswordReason[]; cause?: unknown }

/** A refusal in the words of the sign-in protocol. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode
  readonly retryAfterSeconds: number | undefined
  readonly weakPassword: WeakPasswordReason[] | undefined

  constructor(code: AuthErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.retryAfterSeconds = details.retryAfterSeconds
    this.weakPassword = details.weakPassword
  }

  get status(): number {
    return AUTH_ERROR_STATUS[this.code]
  }

  toBody(): object {
    return {
      code: this.code,
      message: this.code.replaceAll('_', ' '),
      ...(this.weakPassword && { weak_password: { reasons: this.weakPassword } }),
    }
  }
}
