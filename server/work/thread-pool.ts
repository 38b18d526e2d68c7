import { type Transferable, Worker } from 'node:worker_threads'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Outcome } from './answer-jobs.ts'
import { createFairQueue } from './fair-queue.ts'

const IDLE_MS = 5 * 60_000

export type ThreadPool<Job, Done> = {
  /** Runs beside the event loop, in this person's turn. What is transferred is the job's alone from then on. */
  run(person: string, job: Job, transfer?: readonly Transferable[]): Promise<Done>
  stop(): Promise<void>
}

type Options = {
  threads: number
  waiting: number
  waitingPerPerson: number
  /** A job that takes longer is given up with TIMEOUT, and its thread is ended. */
  timeoutMs: number
  memoryMb: number
  /** A thread is replaced after so many jobs: what it remembers goes with it. */
  jobsPerThread?: number
}

/** The thread fell over at this job, for instance because it needed more memory than it may have. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed'
}

type Thread = { worker: Worker; jobs: number; idle?: NodeJS.Timeout; giveUp?: (error: Error) => void }

/** A few threads for work that would hold up the event loop, bounded in time, memory and number. */
export function createThreadPool<Job, Done>(script: URL, options: Options): ThreadPool<Job, Done> {
  const {
    threads: atOnce,
    waiting,
    waitingPerPerson,
    timeoutMs,
    memoryMb,
    jobsPerThread = Number.POSITIVE_INFINITY,
  } = options
  const turns = createFairQueue({ atOnce, waiting, waitingPerPerson })
  const threads = new Set<Thread>()
  const free: Thread[] = []
  let isStopped = false

  function start(): Thread {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    worker.unref()
    const thread: Thread = { worker, jobs: 0 }
    threads.add(thread)
    worker.on('error', (cause) => {
      end(thread)
      thread.giveUp?.(new ThreadFailed('A thread failed', { cause }))
    })
    return thread
  }

  function end(thread: Thread): Promise<number> {
    clearTimeout(thread.idle)
    threads.delete(thread)
    if (free.includes(thread)) free.splice(free.indexOf(thread), 1)
    return thread.worker.terminate()
  }

  function putBack(thread: Thread): void {
    if (!threads.has(thread)) return
    if (thread.jobs >= jobsPerThread) void end(thread)
    else {
      free.push(thread)
      thread.idle = setTimeout(() => end(thread), IDLE_MS).unref()
    }
  }

  async function work(job: Job, transfer: readonly Transferable[]): Promise<Done> {
    if (isStopped) throw new AppError('UNAVAILABLE')
    const thread = free.pop() ?? start()
    clearTimeout(thread.idle)
    thread.jobs += 1
    const tooLate = setTimeout(() => {
      void end(thread)
      thread.giveUp?.(new AppError('TIMEOUT'))
    }, timeoutMs)
    try {
      return await new Promise<Done>((resolve, reject) => {
        thread.giveUp = reject
        thread.worker.once('message', (outcome: Outcome<Done>) => {
          if ('done' in outcome) resolve(outcome.done)
          else reject(new Error(outcome.failed))
        })
        thread.worker.postMessage(job, transfer)
      })
    } finally {
      clearTimeout(tooLate)
      putBack(thread)
    }
  }

  return {
    run: (person, job, transfer = []) => turns.run(person, () => work(job, transfer)),
    async stop() {
      isStopped = true
      const running = [...threads]
      for (const { giveUp } of running) giveUp?.(new AppError('UNAVAILABLE'))
      await Promise.all(running.map(end))
    },
  }
}
