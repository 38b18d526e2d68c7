import { AppError } from '@rahnama/contract/errors.ts'

/** A store of encrypted bytes. Keys are UUIDs; names and types stay in the database. */
export type FileStore = {
  /** The write is atomic: a reader never sees a part. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  get(key: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Bytes as stored, undefined when there is nothing. */
  size(key: string): Promise<number | undefined>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A key becomes part of a path; nothing else may. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A file key must be a UUID')
  return key
}

/** A disk that is full, failing or read-only, too many files open, no memory. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** What will be different once somebody made room leaves as UNAVAILABLE; anything else stays what it is. */
export function orNoRoom(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return PASSING.has(code) ? new AppError('UNAVAILABLE', { cause: error }) : error
}
