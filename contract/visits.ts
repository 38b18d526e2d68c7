import { LANGUAGES } from './locale/locale.ts'
import { PERIODS } from './periods.ts'
import type { Procedure } from './procedure.ts'
import { SOURCES } from './visit-events.ts'
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
const count = z.int().check(z.nonnegative())

/** A figure of people: fewer than five are "few", and one that would tell them by subtraction is "hidden". */
const Cell = z.union([count, z.enum(['few', 'hidden'])])
export type Cell = z.output<typeof Cell>

export const FUNNEL_STEPS = ['visits', 'selfChecksStarted', 'selfChecksFinished', 'accounts', 'cases'] as const

const period = z.object({ days: z._default(z.enum(PERIODS), '30') })

export const VisitAnalytics = z.object({
  /** Some of it was invented for the demonstration. */
  isSample: z.boolean(),
  /** A visit begins where somebody comes from elsewhere. */
  visits: z.object({ now: Cell, before: Cell }),
  /** Those of different days are never added up: nobody knows whether they are the same people. */
  visitorsPerDay: z.nullable(count),
  /** Pages that machines read, apart from all else. */
  bots: count,
  /** Counts of each step, not paths of anybody. */
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), people: Cell })),
  sources: z.array(z.object({ source: z.enum(SOURCES), visits: Cell })),
  languages: z.array(z.object({ language: z.enum(LANGUAGES), visits: Cell })),
  /** The most seen first. */
  pages: z.array(z.object({ page: z.string(), seen: Cell })),
  /** By the month in which an account was opened, the newest first. */
  cohorts: z.array(z.object({ month: z.string(), accounts: Cell, begun: Cell, sent: Cell, decided: Cell })),
  /** Questions in the order in which they are asked. */
  forms: z.array(
    z.object({
      form: z.string(),
      begun: Cell,
      completed: Cell,
      questions: z.array(z.object({ question: z.string(), answered: Cell, stopped: Cell })),
    }),
  ),
})
export type VisitAnalytics = z.output<typeof VisitAnalytics>

export const visits = {
  page: {
    method: 'POST',
    path: '/api/visits/page',
    summary: 'A public page was seen; it is counted, and nothing of the visitor is stored',
    audience: 'public',
    input: z.object({ ...place, source: z.enum(SOURCES) }),
    output: z.object({}),
    errors: ['TOO_MANY_REQUESTS'],
  },
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
  analytics: {
    method: 'GET',
    path: '/api/visits/analytics',
    summary: 'How people find their way from a first visit to a case, without following anybody',
    audience: 'admin',
    input: period,
    output: VisitAnalytics,
    errors: [],
  },
  export: {
    method: 'POST',
    path: '/api/visits/export',
    summary: 'A link to the same figures as a file for spreadsheets',
    audience: 'admin',
    input: period,
    output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    errors: [],
  },
} as const satisfies Record<string, Procedure>
