import type { Database } from '../db/db.ts'

/** Jobs read the time from this function; a test decides what it says. */
export async function setJobClock({ pool }: Database, now: Date): Promise<void> {
  await pool.query(`
    create or replace function pgboss.job_now() returns timestamptz language sql stable
    as $$ select '${now.toISOString()}'::timestamptz $$`)
}

/** So early that a job without a delay is due at whatever time the test has set. */
export const BEFORE_ALL_TESTS = new Date(0)
