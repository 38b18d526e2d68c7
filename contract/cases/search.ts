import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { APPLICATION_STAGES } from '../application-standings.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { BothNames, DESK_KINDS } from './queue.ts'

/** Why a row was found: an exact number comes first, a name that only sounds alike last. */
export const MATCHES = ['folio', 'authorityNumber', 'email', 'phone', 'name', 'soundsLike', 'program'] as const
export type Match = (typeof MATCHES)[number]

const FoundCase = z.object({
  kind: z.enum(DESK_KINDS),
  id: z.uuid(),
  folio: z.string(),
  name: BothNames,
  email: z.string(),
  program: z.nullable(z.enum(PROGRAMS)),
  stage: z.nullable(z.enum(APPLICATION_STAGES)),
  isClosed: z.boolean(),
})
export type FoundCase = z.output<typeof FoundCase>

const Hit = z.extend(FoundCase, { match: z.enum(MATCHES) })
export type Hit = z.output<typeof Hit>

export const search = {
  search: {
    method: 'GET',
    path: '/api/desk/search',
    summary:
      'Find a case, an enquiry or an appointment by folio, number, email, phone in any format, name in either script, program',
    audience: 'caseReview',
    input: z.object({
      text: z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(200, 'TOO_LONG')),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
    }),
    output: z.object({ hits: z.array(Hit) }),
    errors: [],
  },
  recent: {
    method: 'GET',
    path: '/api/desk/recent',
    summary: 'Cases I opened last, the latest first',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({ cases: z.array(FoundCase) }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
