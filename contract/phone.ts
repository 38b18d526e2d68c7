import { PHONE_MAX_CHARS } from './limits.ts'
import { z } from './zod.ts'

/** As typed, in any format; an empty field is one that was left out. */
export const Phone = z
  .string()
  .trim()
  .max(PHONE_MAX_CHARS)
  .transform((text) => text || undefined)
