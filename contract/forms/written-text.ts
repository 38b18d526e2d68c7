import { fitsIn } from '../locale/locale.ts'
import { z } from '../zod.ts'

/** What somebody may write, as long as its box counts: letters, not the marks and half-spaces within them. */
export function WrittenText(maxCharacters: number) {
  return z.string().check(
    z.trim(),
    z.refine<string>((text) => fitsIn(text, maxCharacters), 'TOO_LONG'),
  )
}

/** The same where something has to be written. */
export function RequiredText(maxCharacters: number) {
  return WrittenText(maxCharacters).check(z.minLength(1, 'REQUIRED'))
}
