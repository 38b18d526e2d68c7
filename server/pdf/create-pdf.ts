import { Worker } from 'node:worker_threads'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Job, Outcome, Template } from './job.ts'

/** Longer than a request may take: what is drawn after its asker has left is kept for when they ask again. */
const TIMEOUT_MS = 60_000
const MOST_WAITING = 50
/** The compiler remembers what it has drawn; a new one begins without. */
const DRAWN_BY_ONE_WORKER = 100
const IDLE_MS = 5 * 60_000
const MEMORY_MB = 256

export type Pdf = {
  /** Drawn beside the event loop, one after the other. Too long a line, or a drawing that takes too long, is refused. */
  render(template: Template, data: unknown): Promise<Uint8Array>
  /** The same as a PNG of its first page. */
  picture(template: Template, data: unknown): Promise<Uint8Array>
  stop(): Promise<void>
}

type Waiting = { job: Job; resolve: (drawn: Uint8Array) => void; reject: (error: Error) => void }

export function createPdf(options: { timeoutMs?: number; mostWaiting?: number } = {}): Pdf {
  const { timeoutMs = TIMEOUT_MS, mostWaiting = MOST_WAITING } = options
  const line: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let drawn = 0
  let timer: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    started.unref()
    started.on('message', (outcome: Outcome) => {
      if (started !== worker) return
      drawn += 1
      if ('drawn' in outcome) finish((waiting) => waiting.resolve(outcome.drawn))
      else finish((waiting) => waiting.reject(new Error(`The PDF could not be drawn: ${outcome.faults}`)))
    })
    started.on('error', (error) => {
      if (started === worker) giveUp(new Error('The PDF worker failed', { cause: error }))
    })
    return started
  }

  function next(): void {
    if (current) return
    current = line.shift()
    if (!current) {
      timer = setTimeout(retire, IDLE_MS).unref()
      return
    }
    if (drawn >= DRAWN_BY_ONE_WORKER) retire()
    worker ??= start()
    timer = setTimeout(() => giveUp(new AppError('TIMEOUT')), timeoutMs)
    worker.postMessage(current.job)
  }

  function finish(settle: (waiting: Waiting) => void): void {
    clearTimeout(timer)
    const done = current
    current = undefined
    if (done) settle(done)
    next()
  }

  /** What hangs or has fallen over is thrown away; whoever is next gets a new one. */
  function giveUp(error: Error): void {
    retire()
    finish((waiting) => waiting.reject(error))
  }

  function retire(): void {
    worker?.terminate()
    worker = undefined
    drawn = 0
  }

  function queue(job: Job): Promise<Uint8Array> {
    if (line.length >= mostWaiting) return Promise.reject(new AppError('UNAVAILABLE'))
    return new Promise((resolve, reject) => {
      line.push({ job, resolve, reject })
      if (!current) {
        clearTimeout(timer)
        next()
      }
    })
  }

  return {
    render: (template, data) => queue({ template, data, form: 'pdf' }),
    picture: (template, data) => queue({ template, data, form: 'png' }),
    async stop() {
      clearTimeout(timer)
      const stopped = worker
      worker = undefined
      const unfinished = [...(current ? [current] : []), ...line.splice(0)]
      current = undefined
      for (const { reject } of unfinished) reject(new AppError('UNAVAILABLE'))
      await stopped?.terminate()
    },
  }
}
