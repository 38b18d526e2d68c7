import { PROGRAMS, type RequirementId } from '@rahnama/rules/programs/programs.ts'
import { ClientSentence } from '../applications.ts'
import { SavedVersion } from '../forms/version.ts'
import { RequiredText } from '../forms/written-text.ts'
import { APPLICATION_REASON_MAX_CHARS } from '../limits.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'

const folio = z.string().check(z.maxLength(40))

/** What follows a case that is over: the same case once more, or another one. */
export const afterClosing = {
  reopen: {
    method: 'POST',
    path: '/api/cases/{folio}/reopen',
    summary: 'Open a closed case once more: it lies with us again under a new promise, and the client is told',
    audience: 'caseReview',
    input: z.object({
      folio,
      version: SavedVersion,
      /** For the team; the client never reads it. */
      reason: RequiredText(APPLICATION_REASON_MAX_CHARS),
      sentence: z.nullable(ClientSentence),
    }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('reopened'), version: SavedVersion }),
      z.object({ result: z.literal('alreadyOpen') }),
      /** One program has one open application of a client at a time. */
      z.object({ result: z.literal('anotherOpen'), folio: z.string(), isCase: z.boolean() }),
    ]),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  begin: {
    method: 'POST',
    path: '/api/cases/{folio}/begin',
    summary: 'Begin another application for the client of a case; it becomes a case when they send it',
    audience: 'caseReview',
    input: z.object({
      folio,
      program: z.enum(PROGRAMS),
      sentence: z.nullable(ClientSentence),
      /** We know that a requirement is not met. */
      knowing: z._default(z.boolean(), false),
    }),
    output: z.discriminatedUnion('result', [
      z.object({ result: z.literal('begun'), folio: z.string() }),
      z.object({ result: z.literal('alreadyOpen'), folio: z.string(), isCase: z.boolean() }),
      z.object({ result: z.literal('closed') }),
      z.object({
        result: z.literal('notMet'),
        requirements: z.array(z.string() as unknown as z.ZodMiniType<RequirementId>),
      }),
    ]),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
