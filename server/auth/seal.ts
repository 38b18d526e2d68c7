import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Keyring } from '../keys/keys.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Keeps small secrets in the database unreadable without the master key, each bound to its place by a label. */
export type Seal = {
  close(label: string, secret: Uint8Array): Buffer
  /** Throws when none of our keys closed it. */
  open(label: string, sealed: Uint8Array): Buffer
  /** A keyed hash (HMAC): without the key nobody can compute it, or try all six-digit codes against it. */
  fingerprint(label: string, text: string): Buffer
  /** Answers one fingerprint for the current key and one for each before it: one of them made the stored one. */
  fingerprints(label: string, text: string): Buffer[]
}

type Keys = { encryption: Buffer; fingerprint: Buffer }

export function createSeal({ current, all }: Keyring): Seal {
  const everyKey = all.map(({ bytes }) => deriveKeys(bytes))
  const { encryption, fingerprint } = deriveKeys(current.bytes)
  return {
    close(label, secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', encryption, iv).setAAD(Buffer.from(label))
      const body = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(label, sealed) {
      for (const keys of everyKey) {
        const secret = tryOpen(keys, label, sealed)
        if (secret) return secret
      }
      throw new Error(`No key opens the ${label.split(' ')[0]} secret`)
    },
    fingerprint: (label, text) => hmac(fingerprint, label, text),
    fingerprints: (label, text) => everyKey.map((keys) => hmac(keys.fingerprint, label, text)),
  }
}

function deriveKeys(masterKey: Uint8Array): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `rahnama auth ${use}`, 32))
  return { encryption: derive('seal'), fingerprint: derive('fingerprint') }
}

function tryOpen({ encryption }: Keys, label: string, sealed: Uint8Array): Buffer | undefined {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', encryption, iv).setAAD(Buffer.from(label)).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}

function hmac(key: Buffer, label: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${label}\0${text}`).digest()
}
