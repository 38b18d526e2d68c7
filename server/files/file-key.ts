import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keyring, MasterKey } from '../keys/keys.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type WrappedKey = { keyId: string; wrappedKey: Buffer }

export function createFileKey(): Uint8Array {
  return randomBytes(KEY_BYTES)
}

/** The file's id is bound in, so the key of one file cannot be laid on another. */
export function wrapKey(fileKey: Uint8Array, fileId: string, master: MasterKey): WrappedKey {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, master.bytes, nonce).setAAD(Buffer.from(fileId))
  return {
    keyId: master.id,
    wrappedKey: Buffer.concat([nonce, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]),
  }
}

export function unwrapKey({ keyId, wrappedKey }: WrappedKey, fileId: string, keyring: Keyring): Uint8Array {
  const master = keyring.all.find((key) => key.id === keyId)
  if (!master) throw new Error(`The master key ${keyId} is not on the keyring`)
  const nonce = wrappedKey.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, master.bytes, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(fileId)).setAuthTag(wrappedKey.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(wrappedKey.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
