import { type Db, type StatementTime, sql } from '../db/db.ts'
import { VERSION } from '../version.ts'

export type RequestCount = {
  route: string
  method: string
  requests: number
  refused: number
  failed: number
  buckets: number[]
}

/** All processes add to the same rows, in one order, so that none waits for another in a circle. */
export async function addRequests(db: Db, counts: readonly RequestCount[], now: Date): Promise<void> {
  if (counts.length === 0) return
  await db.execute(sql`
    insert into request_counts (hour, method, route, requests, refused, failed, buckets)
    select date_trunc('hour', ${now}::timestamptz), method, route, requests, refused, failed,
      array(select value::bigint from jsonb_array_elements_text(buckets) with ordinality as each (value, place) order by place)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (method text, route text, requests bigint, refused bigint, failed bigint, buckets jsonb)
    order by method, route
    on conflict (hour, method, route) do update set requests = request_counts.requests + excluded.requests,
      refused = request_counts.refused + excluded.refused, failed = request_counts.failed + excluded.failed,
      buckets = array(
        select a + b from unnest(request_counts.buckets, excluded.buckets) with ordinality as each (a, b, place) order by place)`)
}

export async function addTimes(db: Db, times: readonly StatementTime[], now: Date): Promise<void> {
  if (times.length === 0) return
  await db.execute(sql`
    insert into statement_times (hour, statement, calls, total_ms, max_ms)
    select date_trunc('hour', ${now}::timestamptz), statement, calls, "totalMs", "maxMs"
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as timed (statement text, calls bigint, "totalMs" float8, "maxMs" float8)
    order by statement
    on conflict (hour, statement) do update set calls = statement_times.calls + excluded.calls,
      total_ms = statement_times.total_ms + excluded.total_ms,
      max_ms = greatest(statement_times.max_ms, excluded.max_ms)`)
}

/** Each process says every minute that it is alive; one that said nothing for so long is gone. */
export const LOST_AFTER_MS = 3 * 60_000

type Noted = { name: string; startedAt: Date; now: Date; keyId: string | null }

/** The clock is compared in the middle of a round trip. */
export async function noteProcess(db: Db, of: Noted): Promise<void> {
  const asked = Date.now()
  const row = await db.row<{ ms: number }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`)
  const offset = Math.round((asked + Date.now()) / 2 - Number(row?.ms ?? asked))
  await db.execute(sql`
    insert into processes (name, version, started_at, seen_at, clock_offset_ms, memory_bytes, key_id)
    values (${of.name}, ${VERSION}, ${of.startedAt}, ${of.now}, ${offset}, ${process.memoryUsage.rss()}, ${of.keyId})
    on conflict (name) do update set seen_at = excluded.seen_at, clock_offset_ms = excluded.clock_offset_ms,
      memory_bytes = excluded.memory_bytes, key_id = excluded.key_id`)
}

export async function forgetProcess(db: Db, name: string): Promise<void> {
  await db.execute(sql`delete from processes where name = ${name}`)
}

/** The names of processes that live and lock with another master key than this. */
export async function listLockingOtherwise(db: Db, keyId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - LOST_AFTER_MS)
  const rows = await db.rows<{ name: string }>(sql`
    select name from processes where seen_at >= ${since} and key_id is distinct from ${keyId} order by name`)
  return rows.map(({ name }) => name)
}
