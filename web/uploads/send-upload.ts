import { AppError } from '@rahnama/contract/errors.ts'
import { UPLOAD_CHUNK_MAX_BYTES } from '@rahnama/contract/limits.ts'
import type { Upload, UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { call, isWorthTryingAgain } from '../api/api.ts'

const FIRST_PART_BYTES = 256 * 1024
const SMALLEST_PART_BYTES = 64 * 1024
/** A part that takes a time between these feels alive on the progress bar and still pays for its round trip. */
const QUICK_MS = 1500
const SLOW_MS = 8000
/** A file that cannot be checked yet is asked about again so often. */
const CHECKED_LATER_MS = 5000
const MAX_TRIES = 8
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

export type FileToSend = { id: string; purpose: UploadPurpose; name: string; content: Blob }

export type Hearer = {
  onSent: (bytes: number) => void
  onPause: (why: 'paused' | 'retrying') => void
  onChecking: () => void
}

/**
 * Sends a file part by part until the server has judged it. Every step may be repeated, so a lost answer costs one more
 * question and never a second file.
 */
export async function sendUpload(file: FileToSend, hearer: Hearer, signal: AbortSignal): Promise<Upload> {
  const { id, purpose, name, content } = file
  const sha256 = await hashOf(content)
  const patience = createPatience(hearer, signal)
  const begin = { id, purpose, name, size: content.size, ...(sha256 && { sha256 }) }
  let upload = await patience.persist(() => call('POST /api/uploads', begin, { signal }))
  let partBytes = FIRST_PART_BYTES
  while (upload.state === 'receiving') {
    hearer.onSent(upload.offset)
    if (upload.offset === upload.size) {
      hearer.onChecking()
      upload = await patience.persist(() => call('POST /api/uploads/{id}/finish', { id }, { signal }))
      // Whoever checks it is not there at the moment: the file waits, safe, until they are.
      if (upload.state === 'receiving' && upload.offset === upload.size) await pause(CHECKED_LATER_MS, signal)
      continue
    }
    const part = await readPart(content, upload.offset, Math.min(partBytes, UPLOAD_CHUNK_MAX_BYTES))
    const began = performance.now()
    const append = () => call('PUT /api/uploads/{id}/content', { id, offset: upload.offset, content: part }, { signal })
    upload = await patience.persist(
      () => append().catch((error: unknown) => withRightOffset(error, upload)),
      () => {
        partBytes = Math.max(SMALLEST_PART_BYTES, partBytes / 2)
      },
    )
    const took = performance.now() - began
    if (took < QUICK_MS) partBytes *= 2
    else if (took > SLOW_MS) partBytes = Math.max(SMALLEST_PART_BYTES, partBytes / 2)
  }
  return upload
}

/** Without a secure connection the browser cannot compute it; the server does without. */
async function hashOf(content: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function readPart(content: Blob, offset: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await content.slice(offset, offset + bytes).arrayBuffer())
}

/** The part had arrived after all, and only its answer got lost: go on from where the server is. */
function withRightOffset(error: unknown, upload: Upload): Upload {
  const offset = error instanceof AppError && error.code === 'CONFLICT' ? Number(error.params?.offset) : Number.NaN
  if (Number.isNaN(offset)) throw error
  return { ...upload, offset }
}

function createPatience(hearer: Hearer, signal: AbortSignal) {
  return {
    async persist<T>(ask: () => Promise<T>, onFailure = () => {}): Promise<T> {
      for (let tries = 1; ; ) {
        try {
          return await ask()
        } catch (error) {
          if (!isWorthTryingAgain(error) || tries >= MAX_TRIES) throw error
          onFailure()
          const isOffline = !navigator.onLine
          hearer.onPause(isOffline ? 'paused' : 'retrying')
          // Time spent offline is not a try.
          if (isOffline) await untilOnline(signal)
          else await pause(waitBefore(tries, error), signal)
          tries += isOffline ? 0 : 1
        }
      }
    },
  }
}

function waitBefore(tries: number, { retryAfterSeconds }: AppError): number {
  if (retryAfterSeconds) return retryAfterSeconds * 1000
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
  return wait * (0.75 + Math.random() / 2)
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (navigator.onLine) resolve()
  })
}

/** Coming back online ends the wait at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done, { once: true, signal })
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
