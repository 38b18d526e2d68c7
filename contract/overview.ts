import { APPLICATION_STAGES } from './application-standings.ts'
import { PERIODS } from './periods.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

/** Every stage in which a case is still under way. */
export const OPEN_STAGES = APPLICATION_STAGES.filter(
  (stage) => stage !== 'preparing' && stage !== 'decided' && stage !== 'withdrawn',
)

const count = z.int().check(z.nonnegative())
const instant = z.iso.datetime()

export const Waiting = z.object({
  /** Figures the site shows: past their review date and hidden, due soon, and samples nobody vouched for. */
  claims: z.object({ hidden: count, due: count, samples: count }),
  /** What we promised and is late, by where it is done. */
  overdue: z.object({ cases: count, enquiries: count, messages: count }),
  /** Messages of visitors that nobody has taken. */
  newEnquiries: count,
  failedMails: count,
  /** Given up after their last try. */
  failedJobs: count,
  backup: z.object({ madeAt: z.nullable(instant), provenAt: z.nullable(instant), lastFailedAt: z.nullable(instant) }),
})
export type Waiting = z.output<typeof Waiting>

const Replies = z.object({ answers: count, kept: count, medianMinutes: z.nullable(count) })
const Consultations = z.object({ attended: count, missed: count, cancelled: count })
const Funnel = z.object({ selfChecks: count, accounts: count, started: count, sent: count })
/** The period, and the one before it of the same length. */
const compared = <Shape extends z.core.$ZodType>(shape: Shape) => z.object({ now: shape, before: shape })

export const Figures = z.object({
  /** Points of time in order: days, or weeks where days would be too many. */
  newClients: z.object({
    unit: z.enum(['day', 'week']),
    points: z.array(z.object({ from: z.iso.date(), now: count, before: count })),
  }),
  /** As it is now, by how long the case has stood where it stands. */
  stages: z.array(z.object({ stage: z.enum(APPLICATION_STAGES), week: count, month: count, longer: count })),
  replies: z.object({
    promisedMinutes: z.object({ messages: count, enquiries: count }),
    messages: compared(Replies),
    enquiries: compared(Replies),
  }),
  consultations: z.extend(compared(Consultations), { upcoming: count }),
  /** Self-checks are counts of visits; samples in the demonstration. */
  funnel: z.extend(compared(Funnel), { isSample: z.boolean() }),
})
export type Figures = z.output<typeof Figures>

export const overview = {
  waiting: {
    method: 'GET',
    path: '/api/overview/waiting',
    summary: 'What needs the owner today',
    audience: 'admin',
    input: z.object({}),
    output: Waiting,
    errors: [],
  },
  figures: {
    method: 'GET',
    path: '/api/overview/figures',
    summary: 'How the office did in a period, and in the one before',
    audience: 'admin',
    input: z.object({ days: z._default(z.enum(PERIODS), '30') }),
    output: Figures,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
