import { z } from '../zod.ts'

/** Counts the saves of one thing. The database keeps it in 32 bits: a larger number is wrong input, not a failure of ours. */
export const Version = z.int32().check(z.nonnegative())

/** The version of what somebody has saved; 0 is what nobody has yet. */
export const SavedVersion = z.int32().check(z.positive())
