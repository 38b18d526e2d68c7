import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A few bytes locked as one piece. What they belong to is bound in, so they cannot be laid elsewhere. */
export function lock(bytes: Uint8Array, key: Uint8Array, belongsTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(belongsTo))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

export function unlock(locked: Uint8Array, key: Uint8Array, belongsTo: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, locked.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(locked.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(locked.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
