import { PHONE_MAX_CHARS } from './limits.ts'
import { z } from './zod.ts'

/** As typed, in any format; an empty field is one that was left out. */
export const Phone = z.pipe(
  z.string().check(z.trim(), z.maxLength(PHONE_MAX_CHARS)),
  z.transform((text) => text || undefined),
)
