import { EMAIL_MAX_CHARS, FULL_NAME_MAX_CHARS } from '../limits.ts'
import { stripBidiControls } from '../locale/locale.ts'
import { z } from '../zod.ts'
import { EMAIL_PATTERN, foldEmail } from './email.ts'
import { foldCode, SIX_DIGITS } from './six-digits.ts'

/** Any letter case is one account. */
export const Email = z.pipe(
  z.pipe(z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(EMAIL_MAX_CHARS)), z.transform(foldEmail)),
  z.email({ pattern: EMAIL_PATTERN }),
)

/** A code is copied from a mail or an app. */
export const SixDigits = z.pipe(
  z.pipe(z.string(), z.transform(foldCode)),
  z.string().check(z.regex(SIX_DIGITS, 'INVALID')),
)

/** Lines of its own, or characters that turn the direction, could make it read as somebody else's. */
function tidyName(text: string): string {
  return stripBidiControls(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** A name that need not be given. */
export const MaybeName = z.pipe(
  z.pipe(z.string(), z.transform(tidyName)),
  z.string().check(z.maxLength(FULL_NAME_MAX_CHARS)),
)

/** A name has one letter at least. */
export const FullName = z.pipe(MaybeName, z.string().check(z.regex(/\p{L}/u, 'REQUIRED')))
