import type { ErrorCode } from './errors.ts'
import type { Audience } from './roles.ts'
import type { z } from './zod.ts'

/** One promise between the two sides. Path parameters, query and body together make the input. */
export type Procedure = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  audience: Audience
  /** Open to an account that still owes its second factor: enough to learn that it does. */
  beforeSecondFactor?: true
  /** Only for somebody who showed within minutes that they are the account's owner: an open page is not its owner. */
  asksProof?: true
  /** The body is bytes as they are and makes this field of the input; path and query make the others. */
  bytes?: { field: string; maxBytes: number }
  input: z.ZodMiniObject
  output: z.ZodMiniType
  /** Codes this procedure answers with besides those any procedure may. */
  errors: readonly ErrorCode[]
}

export type Input<P extends Procedure> = z.output<P['input']>
export type TypedInput<P extends Procedure> = z.input<P['input']>
export type Output<P extends Procedure> = z.output<P['output']>

/** Calls a procedure in process, while the server renders a page. Browsers call by address: web/api/api.ts. */
export type Call = <P extends Procedure>(procedure: P, input: TypedInput<P>) => Promise<Output<P>>

export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
