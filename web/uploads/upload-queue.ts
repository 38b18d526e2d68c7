import { AppError } from '@rahnama/contract/errors.ts'
import type { Upload, UploadFault, UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { call } from '../api/api.ts'
import { dropPending, isPending, keepPending, listPending, type PendingFile } from './pending-files.ts'
import { sendUpload } from './send-upload.ts'

const AT_ONCE = 3

export type UploadPhase = 'waiting' | 'elsewhere' | 'sending' | 'paused' | 'retrying' | 'checking' | 'saving' | 'failed'

export type QueuedUpload = {
  id: string
  slot: string
  name: string
  bytes: number
  sent: number
  phase: UploadPhase
  /** The file was not taken for this reason. */
  fault: UploadFault | undefined
  /** Something else went wrong; trying again may help. */
  error: unknown
  /** It was found in this browser after a reload. */
  wasKept: boolean
}

/** Makes the checked file part of something: a document, an application. */
export type Attach = (upload: Upload) => Promise<unknown>

type Task = { file: PendingFile; shown: QueuedUpload; kept: Promise<void>; stop: AbortController }

/**
 * Holds all uploads of this page, whatever component shows them: going to another page does not stop them, and what a
 * slot does with a finished file stays known.
 */
function createUploadQueue() {
  const tasks = new Map<string, Task>()
  const attachers = new Map<string, Attach>()
  const listeners = new Set<() => void>()
  const snapshots = new Map<string, readonly QueuedUpload[]>()

  function tell(): void {
    snapshots.clear()
    for (const listener of listeners) listener()
  }

  function show(id: string, change: Partial<QueuedUpload>): void {
    const task = tasks.get(id)
    if (!task) return
    task.shown = { ...task.shown, ...change }
    tell()
  }

  function add(file: PendingFile, wasKept: boolean, kept = Promise.resolve()): void {
    if (tasks.has(file.id)) return
    const { id, slot, name, content } = file
    const atStart = { sent: 0, phase: 'waiting', fault: undefined, error: undefined } as const
    const shown: QueuedUpload = { id, slot, name, bytes: content.size, wasKept, ...atStart }
    tasks.set(id, { file, shown, kept, stop: new AbortController() })
    tell()
    startNext()
  }

  function startNext(): void {
    const all = [...tasks.values()]
    const free = AT_ONCE - all.filter(({ shown }) => shown.phase !== 'waiting' && shown.phase !== 'failed').length
    for (const task of all.filter(({ shown }) => shown.phase === 'waiting').slice(0, Math.max(free, 0))) {
      show(task.file.id, { phase: task.shown.wasKept ? 'elsewhere' : 'sending' })
      void onlyHere(task.file.id, () => run(task)).finally(startNext)
    }
  }

  async function run({ file, shown, stop }: Task): Promise<void> {
    const { id, slot } = file
    // Another tab may have ended it meanwhile.
    if (shown.wasKept && !(await isPending(id).catch(() => true))) return settle(id)
    const hearer = {
      onSent: (sent: number) => show(id, { sent, phase: 'sending' }),
      onPause: (phase: 'paused' | 'retrying') => show(id, { phase }),
      onChecking: () => show(id, { phase: 'checking' }),
    }
    try {
      const upload = await sendUpload(file, hearer, stop.signal)
      if (upload.state === 'refused') return await settle(id, upload.fault)
      show(id, { phase: 'saving', sent: upload.size })
      // The file is taken already: the answer to an earlier attempt got lost.
      if (upload.state === 'checked') await attachers.get(slot)?.(upload)
      await settle(id)
    } catch (error) {
      if (!stop.signal.aborted) show(id, { phase: 'failed', error })
    }
  }

  /** What is quickly done with may still be on its way into the browser's store, and would come back from there. */
  async function drop(id: string, kept: Promise<void> | undefined): Promise<void> {
    await kept
    await dropPending(id).catch(() => {})
  }

  /** Nothing is left to try: the browser need not keep the file any longer. */
  async function settle(id: string, fault?: UploadFault | null): Promise<void> {
    await drop(id, tasks.get(id)?.kept)
    if (fault) return show(id, { phase: 'failed', fault })
    tasks.delete(id)
    tell()
  }

  /** Puts the tasks of a lost session, or of a line that was dead for long, back in the row. */
  function retry(id: string): void {
    show(id, { phase: 'waiting', fault: undefined, error: undefined })
    startNext()
  }

  const retryAll = () => {
    for (const { file, shown } of tasks.values()) if (isWorthRetrying(shown)) retry(file.id)
  }
  // The server reads this module, too, when it renders a page.
  if ('document' in globalThis) addEventListener('online', retryAll)

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list(slot: string): readonly QueuedUpload[] {
      const known = snapshots.get(slot) ?? [...tasks.values()].map(({ shown }) => shown).filter((s) => s.slot === slot)
      snapshots.set(slot, known)
      return known
    },
    attachWith(slot: string, attach: Attach): void {
      attachers.set(slot, attach)
    },
    add(owner: string, slot: string, purpose: UploadPurpose, chosen: readonly File[]): void {
      for (const content of chosen) {
        const file = { id: crypto.randomUUID(), owner, slot, purpose, name: content.name || 'file', content }
        // A browser that keeps nothing, or has no room, still uploads.
        add(
          file,
          false,
          keepPending(file).catch(() => {}),
        )
      }
    },
    async resume(owner: string, slot: string): Promise<void> {
      for (const file of await listPending(owner, slot).catch(() => [])) add(file, true)
    },
    retry,
    /** Removes also what is done with: it goes here, in this browser and on the server. */
    async remove(id: string): Promise<void> {
      const task = tasks.get(id)
      task?.stop.abort()
      tasks.delete(id)
      tell()
      startNext()
      await drop(id, task?.kept)
      // The server itself deletes what we cannot reach now.
      await call('DELETE /api/uploads/{id}', { id }).catch(() => {})
    },
    /** Another person, or nobody: what the last one sent is none of their business. */
    forget(): void {
      for (const { stop } of tasks.values()) stop.abort()
      tasks.clear()
      attachers.clear()
      tell()
    },
  }
}

function isWorthRetrying({ phase, error }: QueuedUpload): boolean {
  return phase === 'failed' && error instanceof AppError && error.code === 'UNAVAILABLE'
}

/** Two tabs would send the same kept file twice; the second one waits until the first is done or gone. */
async function onlyHere(id: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(`rahnama-upload-${id}`, work)
}

export const uploadQueue = createUploadQueue()
