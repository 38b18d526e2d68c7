import { isAuthErrorCode } from '@rahnama/contract/auth-errors.ts'
import { isErrorCode } from '@rahnama/contract/errors.ts'
import type { Texts } from '../i18n/i18n.tsx'

/** Says what went wrong in words a person can act on, and when to try again if the server said so. */
export function describeError(error: unknown, texts: Texts['errors']): string {
  const { code, retryAfterSeconds } = read(error)
  const text = isErrorCode(code) ? texts.codes[code] : isAuthErrorCode(code) ? texts.signInCodes[code] : texts.unknown
  return retryAfterSeconds ? `${text} ${texts.tryAgainIn(retryAfterSeconds)}` : text
}

function read(error: unknown): { code?: unknown; retryAfterSeconds?: number | undefined } {
  return typeof error === 'object' && error !== null ? error : {}
}
