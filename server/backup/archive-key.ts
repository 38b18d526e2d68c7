import { createHash, hkdfSync, randomUUID } from 'node:crypto'
import { StartupError } from '../config.ts'
import { createFileKey, unwrapKey, wrapKey } from '../files/files.ts'
import type { Keyring } from '../keys/keys.ts'
import { type Header, MAGIC } from './archive-format.ts'

/** A new archive's header, as bytes, and the key its content is sealed with. */
export function createHeader({ current }: Keyring, now: Date): { bytes: Uint8Array; header: Header; key: Uint8Array } {
  const id = randomUUID()
  const secret = createFileKey()
  const { keyId, wrappedKey } = wrapKey(secret, id, current)
  const header = { id, createdAt: now.toISOString(), keyId, wrappedKey: wrappedKey.toString('base64') }
  const bytes = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`)
  return { bytes, header, key: deriveKey(secret, bytes) }
}

export function openHeader(header: Header, bytes: Uint8Array, keyring: Keyring | undefined): Uint8Array {
  requireKeys([header.keyId], keyring)
  const wrapped = { keyId: header.keyId, wrappedKey: Buffer.from(header.wrappedKey, 'base64') }
  return deriveKey(unwrapKey(wrapped, header.id, keyring), bytes)
}

/** Named before anything is written: without its key nobody can read what was restored. */
export function requireKeys(keyIds: readonly string[], keyring: Keyring | undefined): asserts keyring is Keyring {
  const missing = keyIds.filter((id) => !keyring?.all.some((key) => key.id === id))
  if (missing.length === 0 && keyring) return
  throw new StartupError(
    `This backup is locked with a master key that is not here (${missing.join(', ')}). Give it in MASTER_KEY or put its master.key into the data folder.`,
  )
}

/** The header is part of the key: whoever changes a letter of it gets another one. */
function deriveKey(secret: Uint8Array, header: Uint8Array): Uint8Array {
  const salt = createHash('sha256').update(header).digest()
  return Buffer.from(hkdfSync('sha256', secret, salt, 'rahnama backup', 32))
}
