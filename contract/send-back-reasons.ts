import { ClientSentence } from './applications.ts'
import { REMEDIES } from './documents.ts'
import { Version } from './forms/version.ts'
import { RequiredText } from './forms/written-text.ts'
import { SEND_BACK_REASON_NAME_MAX_CHARS, SEND_BACK_REASONS_MAX } from './limits.ts'
import type { Procedure } from './procedure.ts'
import { ListFile, ListSearch, ListTotal } from './user-list.ts'
import { z } from './zod.ts'

/** Those that came with the program are named by a word, the owner's own by a UUID. */
export const SendBackReasonId = z.string().check(z.regex(/^[\w-]{1,40}$/))
const id = SendBackReasonId
const name = RequiredText(SEND_BACK_REASON_NAME_MAX_CHARS)

const words = {
  /** Colleagues choose by it; the client reads the sentence. */
  name: z.object({ en: name, fa: name }),
  sentence: ClientSentence,
  remedy: z.enum(REMEDIES),
}

/** A reason as colleagues choose it. */
const OfferedReason = z.object({ id, ...words })
export type OfferedReason = z.output<typeof OfferedReason>

export const ReasonWording = z.object({
  number: z.int(),
  ...words,
  /** Null for words that came with the program. */
  since: z.nullable(z.iso.datetime()),
  /** Null for those, and for somebody whose account is gone. */
  by: z.nullable(z.string()),
})
export type ReasonWording = z.output<typeof ReasonWording>

/** A reason with all the words it ever had, the newest first. */
export const SendBackReason = z.object({
  id,
  retiredAt: z.nullable(z.iso.datetime()),
  wordings: z.array(ReasonWording),
})
export type SendBackReason = z.output<typeof SendBackReason>

export const REASON_STATES = ['offered', 'retired'] as const
export const ReasonFilter = z.object({ search: ListSearch, state: z.optional(z.enum(REASON_STATES)) })
export type ReasonFilter = z.output<typeof ReasonFilter>

/** Why documents are sent back, in the owner's words. What was decided keeps the words it was decided with. */
export const sendBackReasons = {
  list: {
    method: 'GET',
    path: '/api/send-back-reasons',
    summary: 'Every reason in its order, retired ones too, with all the words it ever had',
    audience: 'admin',
    input: ReasonFilter,
    output: z.object({ rows: z.array(SendBackReason), next: z.null(), total: ListTotal }),
    errors: [],
  },
  export: {
    method: 'POST',
    path: '/api/send-back-reasons/export',
    summary: 'The reasons as they are filtered, as a file for spreadsheets',
    audience: 'admin',
    input: ReasonFilter,
    output: ListFile,
    errors: [],
  },
  offered: {
    method: 'GET',
    path: '/api/send-back-reasons/offered',
    summary: 'The reasons a colleague can choose from, in the owner’s order',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({ reasons: z.array(OfferedReason) }),
    errors: [],
  },
  save: {
    method: 'PUT',
    path: '/api/send-back-reasons/{id}',
    summary:
      'Word a reason, a new one or otherwise than before; version is the number of its newest wording, 0 for none',
    audience: 'admin',
    input: z.object({ id, version: Version, ...words }),
    output: SendBackReason,
    errors: ['CONFLICT'],
  },
  retire: {
    method: 'PUT',
    path: '/api/send-back-reasons/{id}/retired',
    summary: 'Offer a reason no longer, or again; the last one that is offered stays',
    audience: 'admin',
    input: z.object({ id, isRetired: z.boolean() }),
    output: SendBackReason,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reorder: {
    method: 'PUT',
    path: '/api/send-back-reasons',
    summary: 'The order in which colleagues see the reasons; refused when one came or went meanwhile',
    audience: 'admin',
    input: z.object({ ids: z.array(id).check(z.maxLength(SEND_BACK_REASONS_MAX)) }),
    output: z.object({}),
    errors: ['CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
