import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import type { Keyring } from '../keys/keys.ts'
import { unwrapKey } from './file-key.ts'
import { type FileRow, findFileRow, type StoredFile } from './queries.ts'
import { BrokenSeal, unseal } from './sealing.ts'

type Bytes = AsyncIterable<Uint8Array>

/** Content as it was received, out of sealed bytes that lie anywhere. */
export async function openContent(db: Db, id: string, sealed: Bytes, keyring: Keyring): Promise<Bytes> {
  const row = await findFileRow(db, id)
  if (!row) throw new BrokenSeal(`No row speaks of the file ${id}`)
  return openRow(row, sealed, keyring)
}

export function openRow(row: FileRow, sealed: Bytes, keyring: Keyring): Bytes {
  return verified(unseal(sealed, unwrapKey(row, row.id, keyring)), row)
}

async function* verified(content: Bytes, { size, sha256 }: StoredFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  let held: Uint8Array | undefined
  for await (const piece of content) {
    if (held) yield held
    held = piece
    bytes += piece.length
    hash.update(piece)
  }
  if (bytes !== size || !hash.digest().equals(sha256)) throw new BrokenSeal('A stored file is not the one we received')
  if (held) yield held
}
