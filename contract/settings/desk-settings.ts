import { DESK_MOST_OPEN_MAX } from '../limits.ts'
import { z } from '../zod.ts'

export const DeskSettings = z.object({
  /** Which cases a case agent sees: all of them, or their own and those of nobody. */
  agentsSee: z.enum(['all', 'own']),
  /** Whoever has so much waiting for them is given no new case by itself; null for no limit. */
  mostOpen: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(DESK_MOST_OPEN_MAX))), null),
})
export type DeskSettings = z.output<typeof DeskSettings>
