import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Keeps small secrets in the database unreadable without the master key, each bound to its place by a label. */
export type Seal = {
  close(label: string, secret: Uint8Array): Buffer
  open(label: string, sealed: Uint8Array): Buffer
  /** A fingerprint nobody can compute, or try all six-digit codes against, without the key. */
  fingerprint(label: string, text: string): Buffer
}

export function createSeal(masterKey: Uint8Array): Seal {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `rahnama auth ${use}`, 32))
  const encryptionKey = derive('seal')
  const fingerprintKey = derive('fingerprint')
  return {
    close(label, secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(label))
      const body = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(label, sealed) {
      const iv = sealed.subarray(0, IV_BYTES)
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(label)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    },
    fingerprint: (label, text) => createHmac('sha256', fingerprintKey).update(`${label}\0${text}`).digest(),
  }
}
