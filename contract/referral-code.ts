import { foldDigits } from './locale/locale.ts'
import { z } from './zod.ts'

export const REFERRAL_CODE_MAX_CHARS = 32

/** A code is told over the phone or copied from a message: any letter case, any digits, spaces and dashes ignored. */
export const ReferralCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) =>
      foldDigits(text)
        .replace(/[\s\u200b-\u200f\p{Pd}]/gu, '')
        .toUpperCase()
        .slice(0, REFERRAL_CODE_MAX_CHARS),
    ),
  ),
  z.string().check(z.minLength(1, 'REQUIRED')),
)
