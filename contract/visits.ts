import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { DEVICES } from './vitals.ts'
import { z } from './zod.ts'

const VISIT_PATH_MAX_CHARS = 300
const MINUTE_MS = 60_000
const WORST_SHIFT = 100

/** The address is turned into the pattern of its page at once and stored nowhere. */
const place = {
  path: z.string().check(z.minLength(1), z.maxLength(VISIT_PATH_MAX_CHARS)),
  language: z.enum(LANGUAGES),
  device: z.enum(DEVICES),
}
const ms = z.optional(z.number().check(z.nonnegative(), z.maximum(MINUTE_MS)))

export const visits = {
  vitals: {
    method: 'POST',
    path: '/api/visits/vitals',
    summary: 'How fast a page was for its visitor, once it is left',
    audience: 'public',
    input: z.object({
      ...place,
      /** Largest contentful paint and interaction to next paint, in milliseconds; cumulative layout shift. */
      lcp: ms,
      inp: ms,
      cls: z.optional(z.number().check(z.nonnegative(), z.maximum(WORST_SHIFT))),
    }),
    output: z.object({}),
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Procedure>
