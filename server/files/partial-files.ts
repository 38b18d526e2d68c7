import { type Db, sql } from '../db/db.ts'
import type { Keyring } from '../keys/keys.ts'
import { lock, unlock } from './box.ts'
import { createFileKey, unwrapKey, type WrappedKey, wrapKey } from './file-key.ts'

/** Content on its way in, part by part, through any of our processes. It lies sealed in the database until it is whole. */
export type PartialFiles = {
  /** Part of the caller's transaction, as is each part. */
  begin(tx: Db, id: string): Promise<void>
  add(tx: Db, id: string, start: number, bytes: Uint8Array): Promise<void>
  /** The parts in order; none when there is no such file any more. */
  read(db: Db, id: string): AsyncIterable<Uint8Array>
  drop(db: Db, id: string): Promise<void>
}

export function createPartialFiles(keyring: Keyring): PartialFiles {
  async function keyOf(db: Db, id: string): Promise<Uint8Array | undefined> {
    const row = await db.row<WrappedKey>(sql`
      select key_id as "keyId", wrapped_key as "wrappedKey" from partial_files where id = ${id}`)
    return row && unwrapKey(row, id, keyring)
  }
  return {
    async begin(tx, id) {
      const { keyId, wrappedKey } = wrapKey(createFileKey(), id, keyring.current)
      await tx.execute(sql`
        insert into partial_files (id, key_id, wrapped_key) values (${id}, ${keyId}, ${wrappedKey})`)
    },
    async add(tx, id, start, bytes) {
      const key = await keyOf(tx, id)
      if (!key) throw new Error(`There is no partial file ${id}`)
      const sealed = lock(bytes, key, placeOf(id, start))
      await tx.execute(sql`insert into file_parts (partial_id, start, sealed) values (${id}, ${start}, ${sealed})`)
    },
    async *read(db, id) {
      const key = await keyOf(db, id)
      if (!key) return
      for (let start = 0; ; ) {
        const part = await db.row<{ sealed: Buffer }>(sql`
          select sealed from file_parts where partial_id = ${id} and start = ${start}`)
        if (!part) return
        const bytes = unlock(part.sealed, key, placeOf(id, start))
        yield bytes
        start += bytes.length
      }
    },
    async drop(db, id) {
      await db.execute(sql`delete from partial_files where id = ${id}`)
    },
  }
}

function placeOf(id: string, start: number): string {
  return `${id}:${start}`
}
