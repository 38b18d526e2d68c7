import type { Judgement } from '@rahnama/contract/file-content/file-content.ts'
import { createThreadPool, ThreadFailed } from '../work/work.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Judged = { judgement: Judgement; bytes: Bytes }

/** An honest file of the largest size takes a tenth of a second; one made to keep us busy is given up. */
const TIMEOUT_MS = 10_000
export const JUDGED_AT_ONCE = 2
const MEMORY_MB = 256
const JUDGED_BY_ONE_THREAD = 200

/** Looks at files that strangers made, where they hold nobody up and can be thrown out. */
export type Judging = {
  /** The bytes go to another thread and come back with its judgement: between, they are nobody else's. */
  judge(person: string, bytes: Bytes): Promise<Judged>
  stop(): Promise<void>
}

export function createJudging({ timeoutMs = TIMEOUT_MS } = {}): Judging {
  const threads = createThreadPool<Bytes, Judged>(new URL('./judge-thread.ts', import.meta.url), {
    threads: JUDGED_AT_ONCE,
    // Whoever asks has waited for memory before, and comes with a file in it.
    waiting: JUDGED_AT_ONCE,
    waitingPerPerson: JUDGED_AT_ONCE,
    timeoutMs,
    memoryMb: MEMORY_MB,
    jobsPerThread: JUDGED_BY_ONE_THREAD,
  })
  return {
    async judge(person, bytes) {
      try {
        return await threads.run(person, bytes, [bytes.buffer])
      } catch (error) {
        // A file that makes the reader crash is one nobody can read.
        if (error instanceof ThreadFailed) return { judgement: { fault: 'TRUNCATED' }, bytes: new Uint8Array() }
        throw error
      }
    },
    stop: threads.stop,
  }
}
