import { LANGUAGES } from './locale/locale.ts'
import { ManyDone, OneRow, someOf } from './many.ts'
import { MACHINE_PERIODS } from './periods.ts'
import type { Procedure } from './procedure.ts'
import { ROLES } from './roles.ts'
import { DEVICES, VITALS } from './vitals.ts'
import { z } from './zod.ts'

const count = z.number().check(z.nonnegative())
const instant = z.iso.datetime()

export const DatabaseState = z.object({
  version: z.string(),
  isEmbedded: z.boolean(),
  /** In bytes. Null is what this process cannot see. */
  sizes: z.object({ data: count, indexes: count, wal: z.nullable(count), free: z.nullable(count) }),
  /** One a day, of the last thirty days, oldest first. */
  samples: z.array(z.object({ day: z.iso.date(), data: count, indexes: count })),
  /** Null until a week of samples is there. */
  growth: z.nullable(z.object({ bytesPerDay: z.number(), fullInMonths: z.nullable(count) })),
  migrations: z.object({ applied: count, newest: z.array(z.object({ id: z.string(), at: instant })) }),
  connections: z.object({
    max: count,
    /** By the name each connection gave itself. */
    open: z.array(z.object({ name: z.string(), open: count, busy: count })),
    oldestTransactionSeconds: z.nullable(count),
  }),
  /** The largest first. */
  tables: z.array(
    z.object({
      name: z.string(),
      dataBytes: count,
      indexBytes: count,
      rows: count,
      deadRows: count,
      vacuumedAt: z.nullable(instant),
    }),
  ),
  /** Of the last day, those that took most time altogether; without any values. */
  statements: z.array(z.object({ statement: z.string(), calls: count, totalMs: count, meanMs: count, maxMs: count })),
})
export type DatabaseState = z.output<typeof DatabaseState>

const Answered = z.object({
  requests: count,
  /** Refused is the caller's fault, failed ours. */
  refused: count,
  failed: count,
  /** So many milliseconds half, 95 and 99 of a hundred took at most, told from buckets. */
  p50: z.nullable(count),
  p95: z.nullable(count),
  p99: z.nullable(count),
})

export const SystemAnalytics = z.object({
  /** Of all processes together, in this period and in the one before. */
  now: Answered,
  before: Answered,
  unit: z.enum(['hour', 'day']),
  points: z.array(z.object({ at: instant, requests: count, failed: count })),
  /** The busiest first. */
  routes: z.array(z.extend(Answered, { method: z.string(), route: z.string() })),
  processes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      startedAt: instant,
      seenAt: instant,
      isLost: z.boolean(),
      clockOffsetMs: z.number(),
      memoryBytes: count,
      /** The fingerprint of its master key, and whether the process started last has another. */
      keyId: z.nullable(z.string()),
      hasOtherKey: z.boolean(),
    }),
  ),
  /** Of real visitors in the last 28 days; nothing where too few have been. */
  vitals: z.array(
    z.object({
      page: z.string(),
      language: z.enum(LANGUAGES),
      device: z.enum(DEVICES),
      vital: z.enum(VITALS),
      samples: count,
      p75: count,
    }),
  ),
})
export type SystemAnalytics = z.output<typeof SystemAnalytics>

export const JobsState = z.object({
  waiting: count,
  active: count,
  /** Given up after their last try, the newest first. */
  failed: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      failedAt: instant,
      attempts: count,
      /** Its kind alone: the whole sentence is in the log and may speak of people. */
      fault: z.nullable(z.string()),
    }),
  ),
})
export type JobsState = z.output<typeof JobsState>

export const system = {
  about: {
    method: 'GET',
    path: '/api/system/about',
    summary: 'What this installation is: name, version, languages and roles',
    audience: 'public',
    input: z.object({}),
    output: z.object({
      name: z.string(),
      version: z.string(),
      languages: z.array(z.enum(LANGUAGES)),
      roles: z.array(z.enum(ROLES)),
    }),
    errors: [],
  },
  database: {
    method: 'GET',
    path: '/api/system/database',
    summary: 'How the database is: its size and growth, migrations, connections, tables and slow statements',
    audience: 'admin',
    input: z.object({}),
    output: DatabaseState,
    errors: [],
  },
  analytics: {
    method: 'GET',
    path: '/api/system/analytics',
    summary: 'Requests, errors and times of each route, processes, and what visitors’ browsers measured',
    audience: 'admin',
    input: z.object({ days: z._default(z.enum(MACHINE_PERIODS), '1') }),
    output: SystemAnalytics,
    errors: [],
  },
  jobs: {
    method: 'GET',
    path: '/api/system/jobs',
    summary: 'What is done outside requests, and what was given up',
    audience: 'admin',
    input: z.object({}),
    output: JobsState,
    errors: [],
  },
  retryJob: {
    method: 'POST',
    path: '/api/system/jobs/{id}/retry',
    summary: 'Try a job again that was given up',
    audience: 'admin',
    input: z.object({ id: z.uuid() }),
    output: JobsState,
    errors: ['NOT_FOUND'],
  },
  retryJobs: {
    method: 'POST',
    path: '/api/system/jobs/retry',
    summary: 'Try several jobs again that were given up, each by itself',
    audience: 'admin',
    input: someOf(OneRow),
    output: ManyDone,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
