import { Version } from './forms/version.ts'
import { BREACH_MAX_CHARS, BREACH_PEOPLE_MAX } from './limits.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/** Records of breaches are kept so long after the day they were found (PIPEDA, Breach of Security Safeguards Regulations, 6). */
export const BREACH_KEPT_MONTHS = 24

const id = z.uuid()
const text = z.string().check(z.trim(), z.maxLength(BREACH_MAX_CHARS))
const words = text.check(z.minLength(1, 'REQUIRED'))

/** What a record must hold, so that the Privacy Commissioner can see whether we had to report it. */
const record = {
  foundOn: z.iso.date(),
  what: words,
  /** Whose data, and which; no names. */
  affected: words,
  people: z.int().check(z.minimum(0), z.maximum(BREACH_PEOPLE_MAX)),
  /** A real risk of significant harm: then it is reported and people are told. Null until it is judged. */
  isRealRisk: z.nullable(z.boolean()),
  /** Why it was judged so. Empty until it is. */
  assessment: text,
  measures: text,
  reportedOn: z.nullable(z.iso.date()),
  toldOn: z.nullable(z.iso.date()),
  /** Nothing is left to be done. Not without the assessment, nor before whoever must be told was told. */
  closedOn: z.nullable(z.iso.date()),
}
type Recorded = z.output<z.ZodMiniObject<typeof record>>

const closing = (isReady: (breach: Recorded) => boolean) => (breach: Recorded) =>
  breach.closedOn === null || isReady(breach)

export const BreachForm = z.object(record).check(
  z.refine(
    closing(({ isRealRisk }) => isRealRisk !== null),
    { error: 'NOT_ASSESSED', path: ['isRealRisk'] },
  ),
  z.refine(
    closing(({ assessment }) => assessment !== ''),
    { error: 'NOT_ASSESSED', path: ['assessment'] },
  ),
  z.refine(
    closing(({ isRealRisk, reportedOn }) => !isRealRisk || reportedOn !== null),
    {
      ...{ error: 'NOT_REPORTED', path: ['reportedOn'] },
    },
  ),
  z.refine(
    closing(({ isRealRisk, toldOn }) => !isRealRisk || toldOn !== null),
    {
      ...{ error: 'NOT_REPORTED', path: ['toldOn'] },
    },
  ),
)
export type BreachForm = z.output<typeof BreachForm>

const Breach = z.object({
  ...record,
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
