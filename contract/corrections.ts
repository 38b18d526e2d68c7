import { CORRECTION_MAX_CHARS } from './limits.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/** PIPEDA gives us so long to answer. */
export const CORRECTION_DAYS = 30

const id = z.uuid()
const instant = z.iso.datetime()
const words = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(CORRECTION_MAX_CHARS))

const Correction = z.object({
  id,
  what: z.string(),
  askedAt: instant,
  dueAt: instant,
  /** Null while it waits. */
  answer: z.nullable(z.object({ outcome: z.enum(['corrected', 'refused']), words: z.string(), at: instant })),
})
export type Correction = z.output<typeof Correction>

const WaitingCorrection = z.object({ id, client: z.string(), email: z.string(), what: z.string(), dueAt: instant })
export type WaitingCorrection = z.output<typeof WaitingCorrection>

const Mine = z.object({ corrections: z.array(Correction) })
const Waiting = z.object({ corrections: z.array(WaitingCorrection) })

export const corrections = {
  mine: {
    method: 'GET',
    path: '/api/corrections',
    summary: 'What I asked to have corrected, and what became of it, the newest first',
    audience: 'signedIn',
    input: z.object({}),
    output: Mine,
    errors: [],
  },
  ask: {
    method: 'POST',
    path: '/api/corrections',
    summary: 'Say what is wrong about me; the same id twice is one request',
    audience: 'signedIn',
    input: z.object({ id, what: words }),
    output: Mine,
    errors: ['CONFLICT'],
  },
  waiting: {
    method: 'GET',
    path: '/api/corrections/waiting',
    summary: 'What clients asked to have corrected and nobody has answered, the most urgent first',
    audience: 'admin',
    input: z.object({}),
    output: Waiting,
    errors: [],
  },
  answer: {
    method: 'POST',
    path: '/api/corrections/{id}/answer',
    summary: 'Say what was corrected, or why not; the client is told',
    audience: 'admin',
    input: z.object({ id, outcome: z.enum(['corrected', 'refused']), words }),
    output: Waiting,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
