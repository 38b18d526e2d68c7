import { type Db, sql } from '../db/db.ts'

const SHOWN = 50

export type FailedJob = { id: string; name: string; failedAt: Date; attempts: number; output: unknown }
export type JobsStanding = { waiting: number; active: number; failed: FailedJob[] }

/** A copy of each lies among the dead letters; the job itself is still in its own queue, and that is what is tried again. */
export async function readJobs(db: Db, deadLetters: string): Promise<JobsStanding> {
  const counts = await db.row<{ waiting: number; active: number }>(sql`
    select count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
      count(*) filter (where state = 'active') as active
    from pgboss.job where name <> ${deadLetters} and state in ('created', 'retry', 'active')`)
  const failed = await db.rows<FailedJob>(sql`
    select id, name, completed_on as "failedAt", retry_count + 1 as attempts, output from pgboss.job
    where state = 'failed' and name <> ${deadLetters} order by completed_on desc, id limit ${SHOWN}`)
  return { waiting: counts?.waiting ?? 0, active: counts?.active ?? 0, failed }
}

export async function findFailed(db: Db, id: string, deadLetters: string): Promise<{ name: string } | undefined> {
  return db.row<{ name: string }>(sql`
    select name from pgboss.job where id = ${id} and state = 'failed' and name <> ${deadLetters}`)
}

export async function readNextRun(db: Db, name: string, about: object): Promise<Date | undefined> {
  const waiting = await db.row<{ at: Date }>(sql`
    select start_after as at from pgboss.job
    where name = ${name} and state in ('created', 'retry') and data @> ${JSON.stringify(about)}::jsonb
    order by start_after limit 1`)
  return waiting?.at
}

/** The queues in which a job waits whose time has come. */
export async function findDue(db: Db): Promise<Set<string>> {
  const waiting = await db.rows<{ name: string }>(sql`
    select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()`)
  return new Set(waiting.map(({ name }) => name))
}
