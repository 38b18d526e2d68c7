import { PHONE_MAX_CHARS } from '../limits.ts'
import { foldDigits, stripBidiControls } from '../locale/locale.ts'
import { z } from '../zod.ts'

/** A number comes in any format, but in digits that can be dialled; an empty field is one that was left out. */
export const Phone = z.pipe(
  z.string().check(z.trim(), z.maxLength(PHONE_MAX_CHARS)),
  z.transform((text) => foldDigits(stripBidiControls(text)) || undefined),
)
