import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { StartupError } from '../config.ts'
import { type Database, type Db, sql } from '../db/db.ts'
import type { Keyring } from '../keys/keys.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const FINGERPRINT_KEY = 'fingerprint key'

/** Keeps small secrets in the database unreadable without the master key, each bound to its place by a label. */
export type Seal = {
  close(label: string, secret: Uint8Array): Buffer
  /** Throws when none of our keys closed it. */
  open(label: string, sealed: Uint8Array): Buffer
  /** The same secret closed with the current key; undefined where it is already. */
  closeAnew(label: string, sealed: Uint8Array): Buffer | undefined
  /** A keyed hash (HMAC): without the key nobody can compute it, or try all six-digit codes against it. */
  fingerprint(label: string, text: string): Buffer
}

/** The key of fingerprints is made once for all processes and outlives every master key. */
export async function openSeal(db: Database, keyring: Keyring): Promise<Seal> {
  const sealing = createSealing(keyring)
  const made = sealing.close(FINGERPRINT_KEY, randomBytes(KEY_BYTES))
  await db.execute(sql`
    insert into sealed_secrets (name, sealed) values (${FINGERPRINT_KEY}, ${made}) on conflict do nothing`)
  const row = await findSecret(db, FINGERPRINT_KEY)
  if (!row) throw new Error('no fingerprint key')
  const key = openFingerprintKey(sealing, row.sealed)
  return { ...sealing, fingerprint: (label, text) => hmac(key, label, text) }
}

/** Whether what is stored as the key of fingerprints was closed by one of our keys. */
export function isSealOurs(seal: Pick<Seal, 'open'>, sealed: Uint8Array): boolean {
  try {
    return seal.open(FINGERPRINT_KEY, sealed).length === KEY_BYTES
  } catch {
    return false
  }
}

function findSecret(db: Db, name: string): Promise<{ sealed: Buffer } | undefined> {
  return db.row<{ sealed: Buffer }>(sql`select sealed from sealed_secrets where name = ${name}`)
}

function openFingerprintKey(sealing: Sealing, sealed: Buffer): Buffer {
  try {
    return sealing.open(FINGERPRINT_KEY, sealed)
  } catch {
    throw new StartupError(
      'The keys in the database were sealed with another master key. Start every process with the same MASTER_KEY or master.key file.',
    )
  }
}

type Sealing = Omit<Seal, 'fingerprint'>

function createSealing({ current, all }: Keyring): Sealing {
  const keys = all.map(({ bytes }) => deriveKey(bytes))
  const currentKey = deriveKey(current.bytes)
  const open = (label: string, sealed: Uint8Array) => {
    for (const key of keys) {
      const secret = tryOpen(key, label, sealed)
      if (secret) return secret
    }
    throw new Error(`No key opens the ${label.split(' ')[0]} secret`)
  }
  const close = (label: string, secret: Uint8Array) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', currentKey, iv).setAAD(Buffer.from(label))
    const body = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body])
  }
  return {
    open,
    close,
    closeAnew: (label, sealed) => (tryOpen(currentKey, label, sealed) ? undefined : close(label, open(label, sealed))),
  }
}

function deriveKey(masterKey: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'rahnama auth seal', KEY_BYTES))
}

function tryOpen(key: Buffer, label: string, sealed: Uint8Array): Buffer | undefined {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label)).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}

function hmac(key: Buffer, label: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${label}\0${text}`).digest()
}
