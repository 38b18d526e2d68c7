import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/db.ts'
import type { Log } from '../log.ts'
import { onPool, within } from './boss-database.ts'
import { DEAD_LETTERS } from './install-jobs.ts'
import type { JobKind } from './job-kind.ts'
import { findDue, findFailed, type JobsStanding, readJobs, readNextRun } from './queries.ts'

export { installJobs } from './install-jobs.ts'
export { defineJob, type JobKind } from './job-kind.ts'
export type { FailedJob, JobsStanding } from './queries.ts'

/** A retry or a delayed job sends no notice when its time comes. */
const RETRY_POLL_SECONDS = 5
const STOP_WITHIN_MS = 25_000

export type Attempt = { number: number; isLast: boolean }
export type RunJob<Data> = (data: Data, attempt: Attempt) => Promise<void>

/** Work outside a request, kept in the database: at least once, on any of our processes. */
export type Jobs = {
  /** Part of the caller's transaction: without its commit there is no job. */
  enqueue<Data extends object>(db: Db, kind: JobKind<Data>, data: Data, options?: { startAfter?: Date }): Promise<void>
  work<Data extends object>(kind: JobKind<Data>, run: RunJob<Data>): void
  /** Connects to the queue. Later would be too late: inside a transaction there may be no second connection to be had. */
  open(): Promise<void>
  start(): Promise<void>
  /** Lets running jobs finish; what takes too long goes back to the queue. */
  stop(): Promise<void>
  /** What waits, what runs and what was given up. */
  read(db: Db): Promise<JobsStanding>
  /** When a job of this kind about this will run next, if one waits. */
  nextRun<Data extends object>(db: Db, kind: JobKind<Data>, about: Partial<Data>): Promise<Date | undefined>
  /** Gives a job that was given up one more try. Says false if there is none. */
  retry(db: Db, id: string): Promise<boolean>
  /** Runs here and now whatever is due, and reports when nothing is left. */
  runDue(): Promise<{ done: number; failed: number }>
}

type Options = {
  db: Database
  log: Log
  /** False for a command or a test: nothing runs unless asked. */
  inBackground: boolean
  pollSeconds?: number
}

export function createJobs({ db, log, inBackground, pollSeconds = RETRY_POLL_SECONDS }: Options): Jobs {
  const boss = new PgBoss({
    db: onPool(db, log),
    migrate: inBackground,
    supervise: inBackground,
    schedule: inBackground,
    useListenNotify: inBackground,
  })
  boss.on('error', (error) => log.error('jobs', error))
  boss.on('warning', ({ message }) => log.warn('jobs', { message }))
  const workers = new Map<string, { kind: JobKind<object>; run: RunJob<object> }>()
  let opened: Promise<PgBoss> | undefined
  const open = () => {
    opened ??= boss.start()
    return opened
  }

  async function settle(run: RunJob<object>, job: JobWithMetadata<object>): Promise<JobResult> {
    const attempt = { number: job.retryCount + 1, isLast: job.retryCount >= job.retryLimit }
    try {
      await run(job.data ?? {}, attempt)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      log.error('job failed', error, { job: job.name, jobId: job.id, attempt: attempt.number, isLast: attempt.isLast })
      return { id: job.id, status: 'failed', output: { error: String(error) } }
    }
  }

  async function startWorker(kind: JobKind<object>, run: RunJob<object>): Promise<void> {
    const options = {
      includeMetadata: true,
      perJobResults: true,
      batchSize: kind.atOnce,
      burstWhenBatchFull: true,
      notifyPollingIntervalSeconds: pollSeconds,
    } as const
    await boss.work(kind.name, options, (jobs: JobWithMetadata<object>[]) =>
      Promise.all(jobs.map((job) => settle(run, job))),
    )
  }

  async function keepSchedules(): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (!workers.get(name)?.kind.cron) await boss.unschedule(name)
    }
    for (const { kind } of workers.values()) {
      if (kind.cron) await boss.schedule(kind.name, kind.cron)
    }
  }

  async function runNext(kind: JobKind<object>, run: RunJob<object>): Promise<JobResult | undefined> {
    const [job] = await boss.fetch<object>(kind.name, { includeMetadata: true })
    if (!job) return undefined
    const result = await settle(run, job)
    await (result.status === 'completed' ? boss.complete(kind.name, job) : boss.fail(kind.name, job, result.output))
    return result
  }

  return {
    async enqueue(on, kind, data, { startAfter } = {}) {
      await open()
      await boss.send(kind.name, data, { db: within(on), ...(startAfter && { startAfter }) })
    },
    work(kind, run) {
      workers.set(kind.name, { kind, run: run as RunJob<object> })
    },
    async open() {
      await open()
    },
    async start() {
      await open()
      await keepSchedules()
      for (const { kind, run } of workers.values()) await startWorker(kind, run)
    },
    async stop() {
      if (!opened) return
      await opened.catch(() => {})
      await boss.stop({ graceful: inBackground, close: false, timeout: STOP_WITHIN_MS })
    },
    read(on) {
      return readJobs(on, DEAD_LETTERS)
    },
    nextRun(on, kind, about) {
      return readNextRun(on, kind.name, about)
    },
    async retry(on, id) {
      await open()
      const job = await findFailed(on, id, DEAD_LETTERS)
      if (!job) return false
      await boss.retry(job.name, id, { db: within(on) })
      return true
    },
    async runDue() {
      await open()
      const total = { done: 0, failed: 0 }
      for (let found = true; found; ) {
        found = false
        // Asking once which queues have work spares a question to each of the many that have none.
        let due = await findDue(db)
        for (const { kind, run } of workers.values()) {
          const result = due.has(kind.name) ? await runNext(kind, run) : undefined
          if (!result) continue
          found = true
          total[result.status === 'completed' ? 'done' : 'failed'] += 1
          due = await findDue(db)
        }
      }
      return total
    },
  }
}
