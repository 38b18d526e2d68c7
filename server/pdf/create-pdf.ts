import { createThreadPool } from '../work/work.ts'
import type { Job, Template } from './job.ts'

/** This is longer than a request may take: what is drawn after its asker has left is cached for when they ask again. */
const TIMEOUT_MS = 60_000
const MOST_WAITING = 50
/** Drawing takes a second: what one person may ask for before they have what they asked for. */
const MOST_WAITING_PER_PERSON = 4
/** The compiler remembers what it has drawn; a new one begins without. */
const DRAWN_BY_ONE_THREAD = 100
const MEMORY_MB = 256

export type Pdf = {
  /** A worker thread draws it, one after the other, whoever has waited longest for a turn first. */
  render(person: string, template: Template, data: unknown): Promise<Uint8Array>
  /** The same as a PNG of its first page. */
  picture(person: string, template: Template, data: unknown): Promise<Uint8Array>
  stop(): Promise<void>
}

type Options = { timeoutMs?: number; mostWaiting?: number; mostWaitingPerPerson?: number }

export function createPdf(options: Options = {}): Pdf {
  const { timeoutMs = TIMEOUT_MS, mostWaiting = MOST_WAITING, mostWaitingPerPerson = MOST_WAITING_PER_PERSON } = options
  const threads = createThreadPool<Job, Uint8Array>(new URL('./draw-thread.ts', import.meta.url), {
    threads: 1,
    waiting: mostWaiting,
    waitingPerPerson: mostWaitingPerPerson,
    timeoutMs,
    memoryMb: MEMORY_MB,
    jobsPerThread: DRAWN_BY_ONE_THREAD,
  })
  return {
    render: (person, template, data) => threads.run(person, { template, data, form: 'pdf' }),
    picture: (person, template, data) => threads.run(person, { template, data, form: 'png' }),
    stop: threads.stop,
  }
}
