import { Version } from './forms/version.ts'
import { BREACH_MAX_CHARS, BREACH_PEOPLE_MAX } from './limits.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/** Records of breaches are kept so long after the day they were found (PIPEDA, Breach of Security Safeguards Regulations, 6). */
export const BREACH_KEPT_MONTHS = 24

const id = z.uuid()
const words = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(BREACH_MAX_CHARS))

/** What a record must hold, so that the Privacy Commissioner can see whether we had to report it. */
export const BreachForm = z.object({
  foundOn: z.iso.date(),
  what: words,
  /** Whose data, and which; no names. */
  affected: words,
  people: z.int().check(z.minimum(0), z.maximum(BREACH_PEOPLE_MAX)),
  /** A real risk of significant harm: then it is reported and people are told. */
  isRealRisk: z.boolean(),
  assessment: words,
  measures: words,
  reportedOn: z.nullable(z.iso.date()),
  toldOn: z.nullable(z.iso.date()),
})
export type BreachForm = z.output<typeof BreachForm>

const Breach = z.object({
  ...BreachForm.shape,
  id,
  version: Version,
  recordedBy: z.nullable(z.string()),
  /** Until then the law asks for the record. */
  keptUntil: z.iso.date(),
})
export type Breach = z.output<typeof Breach>

const Register = z.object({ breaches: z.array(Breach) })

export const breaches = {
  list: {
    method: 'GET',
    path: '/api/breaches',
    summary: 'The register of breaches, the newest first',
    audience: 'admin',
    input: z.object({}),
    output: Register,
    errors: [],
  },
  record: {
    method: 'POST',
    path: '/api/breaches',
    summary: 'Record a breach; the same id twice is one record',
    audience: 'admin',
    input: z.object({ id, breach: BreachForm }),
    output: Register,
    errors: ['CONFLICT'],
  },
  change: {
    method: 'PUT',
    path: '/api/breaches/{id}',
    summary: 'Complete the record of a breach',
    audience: 'admin',
    input: z.object({ id, version: Version, breach: BreachForm }),
    output: Register,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
