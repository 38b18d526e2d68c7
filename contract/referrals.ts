import { foldDigits } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
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

export const referrals = {
  checkCode: {
    method: 'GET',
    path: '/api/referrals/check-code',
    summary: 'Whether somebody owns this referral code; an unknown one is an answer, not a failure',
    audience: 'public',
    input: z.object({ code: ReferralCode }),
    output: z.object({ result: z.enum(['recognised', 'unknown']) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  myCode: {
    method: 'GET',
    path: '/api/referrals/my-code',
    summary: 'The code the caller gives to the people they refer',
    audience: 'referral',
    input: z.object({}),
    output: z.object({ code: z.string() }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
