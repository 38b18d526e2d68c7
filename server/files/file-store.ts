/** Where sealed bytes lie. Keys are UUIDs; names and types stay in the database. */
export type FileStore = {
  /** All or nothing: a reader never sees a part. */
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
