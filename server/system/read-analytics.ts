import type { Input } from '@rahnama/contract/procedure.ts'
import type { SystemAnalytics, system } from '@rahnama/contract/system.ts'
import { type Db, join, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { EDGES_MS, LOST_AFTER_MS, quantile, readVitals } from '../measures/measures.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const ROUTES_SHOWN = 30

type Summed = { requests: number; refused: number; failed: number; buckets: number[] | null }

/** One sum for each bucket, in order. */
const SUMS = sql`coalesce(sum(requests), 0)::float8 as requests, coalesce(sum(refused), 0)::float8 as refused,
  coalesce(sum(failed), 0)::float8 as failed,
  array[${join([...EDGES_MS, Number.POSITIVE_INFINITY].map((_, place) => sql`sum(buckets[${place + 1}::int])`))}]::float8[] as buckets`

export async function readAnalytics(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { days }: Input<typeof system.analytics>,
): Promise<SystemAnalytics> {
  const length = Number(days)
  const until = now()
  // Whole hours: the one under way counts, too.
  const begins = new Date(Math.floor(until.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS - length * DAY_MS)
  const beforeBegins = new Date(begins.getTime() - length * DAY_MS)
  const unit = length === 1 ? 'hour' : 'day'
  const [summed, before, points, routes, processes, vitals] = await Promise.all([
    sumUp(db, begins, new Date(until.getTime() + HOUR_MS)),
    sumUp(db, beforeBegins, begins),
    readPoints(db, begins, unit),
    readRoutes(db, begins),
    readProcesses(db, until),
    readVitals(db, until),
  ])
  return { now: summed, before, unit, points, routes, processes, vitals }
}

async function sumUp(db: Db, from: Date, to: Date): Promise<SystemAnalytics['now']> {
  const row = await db.row<Summed>(sql`select ${SUMS} from request_counts where hour >= ${from} and hour < ${to}`)
  return withQuantiles(row ?? { requests: 0, refused: 0, failed: 0, buckets: null })
}

function withQuantiles({ buckets, ...counts }: Summed): SystemAnalytics['now'] {
  const within = (share: number) =>
    quantile(
      (buckets ?? []).map((count) => count ?? 0),
      EDGES_MS,
      share,
    )
  return { ...counts, p50: within(0.5), p95: within(0.95), p99: within(0.99) }
}

async function readPoints(db: Db, begins: Date, unit: 'hour' | 'day'): Promise<SystemAnalytics['points']> {
  const rows = await db.rows<{ at: Date; requests: number; failed: number }>(sql`
    select date_bin(${unit === 'hour' ? '1 hour' : '1 day'}::interval, hour, ${begins}::timestamptz) as at,
      sum(requests)::float8 as requests, sum(failed)::float8 as failed
    from request_counts where hour >= ${begins} group by 1 order by 1`)
  return rows.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts }))
}

async function readRoutes(db: Db, begins: Date): Promise<SystemAnalytics['routes']> {
  const rows = await db.rows<Summed & { method: string; route: string }>(sql`
    select method, route, ${SUMS} from request_counts where hour >= ${begins}
    group by method, route order by sum(requests) desc, route, method limit ${ROUTES_SHOWN}`)
  return rows.map(({ method, route, ...summed }) => ({ method, route, ...withQuantiles(summed) }))
}

type ProcessRow = Omit<SystemAnalytics['processes'][number], 'startedAt' | 'seenAt' | 'isLost' | 'hasOtherKey'> & {
  startedAt: Date
  seenAt: Date
}

async function readProcesses(db: Db, now: Date): Promise<SystemAnalytics['processes']> {
  const rows = await db.rows<ProcessRow>(sql`
    select name, version, started_at as "startedAt", seen_at as "seenAt", clock_offset_ms as "clockOffsetMs",
      memory_bytes::float8 as "memoryBytes", key_id as "keyId"
    from processes order by started_at, name`)
  const isLost = ({ seenAt }: ProcessRow) => now.getTime() - seenAt.getTime() > LOST_AFTER_MS
  // Whoever started last has the key of now; the others were forgotten when it was changed, or have a wrong one.
  const newest = rows.findLast((row) => !isLost(row))
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    isLost: isLost(row),
    hasOtherKey: !isLost(row) && row.keyId !== newest?.keyId,
  }))
}
