import { PASSWORD_MIN_CHARS } from '../auth.ts'
import { z } from '../zod.ts'

/** More than a sentence is asked of nobody. */
const PASSWORD_MIN_CHARS_LIMIT = 32

/** Browsers themselves forget a cookie after little more than a year. */
const SESSION_MAX_DAYS_LIMIT = 365

export const SecuritySettings = z.object({
  requireEmailConfirmation: z.boolean(),
  requireStaffSecondFactor: z.boolean(),
  /** So long after signing in one signs in again, however busy the session is. */
  sessionMaxDays: z.int().check(z.minimum(1), z.maximum(SESSION_MAX_DAYS_LIMIT)),
  /** Holds for passwords chosen from now on; nobody is locked out by a longer one. */
  passwordMinChars: z.int().check(z.minimum(PASSWORD_MIN_CHARS), z.maximum(PASSWORD_MIN_CHARS_LIMIT)),
  /** By invitation, whoever registers gives the code of somebody who refers clients to us. */
  signUp: z.enum(['open', 'byInvitation']),
})
export type SecuritySettings = z.output<typeof SecuritySettings>
