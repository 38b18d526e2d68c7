import { type Db, sql } from '../db/db.ts'

/**
 * A token bucket: `burst` requests at once, then one more every `everySeconds`. It is kept as the instant at which the
 * bucket is full again (GCRA).
 */
export type Rate = { burst: number; everySeconds: number }

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Takes one from the bucket, or says when there will be one. A single statement, so parallel requests cannot overdraw. */
export async function take(db: Db, key: string, { burst, everySeconds }: Rate, now: Date): Promise<Taken> {
  const roomSeconds = (burst - 1) * everySeconds
  const taken = await db.execute(sql`
    insert into rate_limits (key, full_at) values (${key}, ${now}::timestamptz + make_interval(secs => ${everySeconds}))
    on conflict (key) do update
      set full_at = greatest(rate_limits.full_at, ${now}::timestamptz) + make_interval(secs => ${everySeconds})
      where rate_limits.full_at <= ${now}::timestamptz + make_interval(secs => ${roomSeconds})`)
  if (taken > 0) return { allowed: true }
  const row = await db.row<{ fullAt: Date }>(sql`select full_at as "fullAt" from rate_limits where key = ${key}`)
  const waitMs = (row?.fullAt.getTime() ?? 0) - now.getTime() - roomSeconds * 1000
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}

/** Gives one back: what turned out to be rightful does not count. */
export async function giveBack(db: Db, key: string, { everySeconds }: Rate): Promise<void> {
  await db.execute(
    sql`update rate_limits set full_at = full_at - make_interval(secs => ${everySeconds}) where key = ${key}`,
  )
}

/** Fills every bucket whose key begins so. */
export async function forget(db: Db, keyPrefix: string): Promise<number> {
  return db.execute(sql`delete from rate_limits where starts_with(key, ${keyPrefix})`)
}

/** Full buckets need no row. */
export async function purgeRateLimits(db: Db, now: Date): Promise<number> {
  return db.execute(sql`delete from rate_limits where full_at < ${now}`)
}
