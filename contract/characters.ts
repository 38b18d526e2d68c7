import { graphemeLength } from './locale/locale.ts'
import { z } from './zod.ts'

/** What a person sees as one letter may be many code units, but not any number of them. */
const MOST_UNITS_A_CHARACTER = 8

/** Counted as the box counts that was typed into: a half-space and the letter before it are one, and so is an emoji. */
export function isWithin(text: string, max: number): boolean {
  if (text.length <= max) return true
  return text.length <= MOST_UNITS_A_CHARACTER * max && graphemeLength(text) <= max
}

export function maxCharacters(max: number) {
  return z.refine<string>((text) => isWithin(text, max), 'TOO_LONG')
}
