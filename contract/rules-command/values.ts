import { isIsoDate } from '@rahnama/rules/dates.ts'
import { GAP_REASONS } from '@rahnama/rules/education-gap.ts'
import { z } from '../zod.ts'

export const date = z.custom<string>(isIsoDate, 'NOT_A_DATE')
export const educationGap = z.optional(z.object({ reason: z.enum(GAP_REASONS), entry: z.optional(z.string()) }))

/** Both ends are named, whichever is passed. */
export function numberIn(min: number, max: number) {
  const ends = `min ${min}, max ${max}`
  return z.number().check(z.minimum(min, ends), z.maximum(max, ends))
}

export function wholeIn(min: number, max: number) {
  const ends = `min ${min}, max ${max}`
  return z.int().check(z.minimum(min, ends), z.maximum(max, ends))
}

export function stepped(min: number, max: number, step: number) {
  return numberIn(min, max).check(z.multipleOf(step))
}
