import { randomBytes } from 'node:crypto'
import type { Keyring, MasterKey } from '../keys/keys.ts'
import { lock, unlock } from './box.ts'

const KEY_BYTES = 32

export type WrappedKey = { keyId: string; wrappedKey: Buffer }

export function createFileKey(): Uint8Array {
  return randomBytes(KEY_BYTES)
}

/**
 * Envelope encryption: the master key wraps a key of the file's own. The file's id is bound in, so the key of one file
 * cannot be laid on another.
 */
export function wrapKey(fileKey: Uint8Array, fileId: string, master: MasterKey): WrappedKey {
  return { keyId: master.id, wrappedKey: lock(fileKey, master.bytes, fileId) }
}

export function unwrapKey({ keyId, wrappedKey }: WrappedKey, fileId: string, keyring: Keyring): Uint8Array {
  const master = keyring.all.find((key) => key.id === keyId)
  if (!master) throw new Error(`The master key ${keyId} is not on the keyring`)
  return unlock(wrappedKey, master.bytes, fileId)
}
