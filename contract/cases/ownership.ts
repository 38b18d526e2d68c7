import { PRESENCE_MODES } from '../desk-words.ts'
import { RequiredText } from '../forms/written-text.ts'
import { HAND_OVER_MAX_CHARS } from '../limits.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { Colleague } from './queue.ts'

const folio = z.string().check(z.maxLength(40))
const words = RequiredText(HAND_OVER_MAX_CHARS)

export const Presence = z.extend(Colleague, { mode: z.enum(PRESENCE_MODES), since: z.iso.datetime() })
export type Presence = z.output<typeof Presence>

const Owned = z.object({ owner: z.nullable(Colleague) })

export const ownership = {
  claim: {
    method: 'POST',
    path: '/api/cases/{folio}/claim',
    summary:
      'Make a case mine that is nobody’s, or that waits for somebody who is away; of two at once one gets it and the other is told who',
    audience: 'caseReview',
    input: z.object({ folio }),
    output: z.discriminatedUnion('result', [
      z.extend(Owned, { result: z.literal('claimed') }),
      z.extend(Owned, { result: z.literal('taken') }),
    ]),
    errors: ['NOT_FOUND', 'GONE'],
  },
  release: {
    method: 'POST',
    path: '/api/cases/{folio}/release',
    summary: 'Give a case of mine back to the pool; an admin may give back anybody’s',
    audience: 'caseReview',
    input: z.object({ folio, reason: words }),
    output: Owned,
    errors: ['NOT_FOUND', 'NOT_ALLOWED', 'GONE'],
  },
  handOver: {
    method: 'POST',
    path: '/api/cases/{folio}/hand-over',
    summary: 'Give a case to a colleague with a reason and a summary; the client is told who it is now',
    audience: 'caseReview',
    input: z.object({ folio, to: z.uuid(), reason: words, summary: words }),
    output: Owned,
    errors: ['NOT_FOUND', 'NOT_ALLOWED', 'GONE'],
  },
  present: {
    method: 'PUT',
    path: '/api/cases/{folio}/presence',
    summary: 'I am here; who else is',
    audience: 'caseReview',
    input: z.object({ folio, mode: z.enum(PRESENCE_MODES) }),
    output: z.object({ others: z.array(Presence) }),
    errors: ['NOT_FOUND'],
  },
  leave: {
    method: 'DELETE',
    path: '/api/cases/{folio}/presence',
    summary: 'I have left',
    audience: 'caseReview',
    input: z.object({ folio }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  presentAll: {
    method: 'GET',
    path: '/api/desk/presence',
    summary: 'Who looks at which case now',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({ present: z.array(z.extend(Presence, { folio: z.string() })) }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
