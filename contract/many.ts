import { ERROR_STATUS, type ErrorCode } from './errors.ts'
import { MANY_MAX } from './limits.ts'
import { z } from './zod.ts'

const CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** The rows of an act on many, each as the act on one takes it. Rows are named, never a filter: what came meanwhile is not among them. */
export function someOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item).check(z.minLength(1), z.maxLength(MANY_MAX)) })
}

const Refusal = z.object({ id: z.uuid(), code: z.enum(CODES), field: z.optional(z.string()) })
export type Refusal = z.output<typeof Refusal>

/** What it did and what it could not: each row is done or refused by itself. */
export function outcomeOf<Done extends z.ZodMiniType>(done: Done) {
  return z.object({ done: z.array(done), refused: z.array(Refusal) })
}

export const OneRow = z.object({ id: z.uuid() })
export type OneRow = z.output<typeof OneRow>
export const ManyDone = outcomeOf(OneRow)
