import type { Procedure } from './procedure.ts'
import { ListTotal } from './user-list.ts'
import { z } from './zod.ts'

/** Free, one amount, from an amount, by the contract the client has, or nothing said in public. */
export const FEE_BASES = ['free', 'fixed', 'from', 'agreed', 'unsaid'] as const
export type FeeBasis = (typeof FEE_BASES)[number]
/** These name an amount. */
export const NAMES_AMOUNT: readonly FeeBasis[] = ['fixed', 'from']

export const FEE_MAX_CAD = 100_000

export const FirmFee = z.object({
  basis: z.enum(FEE_BASES),
  /** Whole Canadian dollars; null where the basis names no amount. */
  cad: z.nullable(z.int()),
  since: z.iso.datetime(),
  /** It came with the software so that there is something to see; its owner has not said it. */
  isSample: z.boolean(),
})
export type FirmFee = z.output<typeof FirmFee>

/** A consultation or a service of ours, with all that was ever said of its fee, the newest first. */
export const FeeRow = z.object({
  id: z.uuid(),
  kind: z.enum(['consultation', 'service']),
  title: z.object({ en: z.string(), fa: z.string() }),
  history: z.array(FirmFee),
})
export type FeeRow = z.output<typeof FeeRow>

export const fees = {
  list: {
    method: 'GET',
    path: '/api/fees',
    summary: 'The firm’s own fees: every consultation and service with what it costs and has cost',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ rows: z.array(FeeRow), next: z.null(), total: ListTotal }),
    errors: [],
  },
  set: {
    method: 'POST',
    path: '/api/fees/{id}',
    summary: 'What a consultation or service costs from now on; who booked before keeps the fee they were told',
    audience: 'admin',
    input: z
      .object({
        id: z.uuid(),
        basis: z.enum(FEE_BASES),
        cad: z.optional(z.int().check(z.minimum(1), z.maximum(FEE_MAX_CAD))),
      })
      .check(
        z.refine(({ basis, cad }) => NAMES_AMOUNT.includes(basis) === (cad !== undefined), {
          message: 'REQUIRED',
          path: ['cad'],
        }),
      ),
    output: FeeRow,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
