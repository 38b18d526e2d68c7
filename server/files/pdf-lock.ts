import { createCipheriv, createHash } from 'node:crypto'
import { readBytes, readEncryption } from './pdf-encryption.ts'

/**
 * Many official papers are encrypted with an empty password, only to forbid changes: anyone can read them. So the empty
 * password is tried as ISO 32000-2, 7.6.4 describes it, for each revision of the standard handler.
 */
export function opensWithoutPassword(bytes: Buffer): boolean {
  const encryption = readEncryption(bytes.toString('latin1'))
  if (encryption === 'NONE') return true
  if (encryption === 'UNKNOWN') return false
  const { revision, user } = encryption
  if (revision >= 5) {
    const salt = user.subarray(32, 40)
    const hash = revision === 5 ? sha('sha256', salt) : hardenedHash(salt)
    return hash.equals(user.subarray(0, 32))
  }
  const key = fileKey(encryption)
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32))
  let check = rc4(key, md5(PADDING, encryption.documentId))
  for (let round = 1; round <= 19; round += 1) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check)
  return check.equals(user.subarray(0, 16))
}

/** Stands for the empty password. */
const PADDING = readBytes('<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>')

type Standard = Exclude<ReturnType<typeof readEncryption>, string>

/** Algorithm 2. */
function fileKey({ revision, keyBytes, owner, permissions, documentId, hidesMetadata }: Standard): Buffer {
  const allowed = Buffer.alloc(4)
  allowed.writeInt32LE(permissions | 0)
  const openMetadata = revision >= 4 && !hidesMetadata ? Buffer.from('ffffffff', 'hex') : Buffer.alloc(0)
  let key = md5(PADDING, owner.subarray(0, 32), allowed, documentId, openMetadata)
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes))
  return key.subarray(0, keyBytes)
}

/** Algorithm 2.B, with the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha('sha256', salt)
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const sum = block.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = sha(sum % 3 === 0 ? 'sha256' : sum % 3 === 1 ? 'sha384' : 'sha512', block)
    last = block.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function sha(algorithm: 'sha256' | 'sha384' | 'sha512', bytes: Buffer): Buffer {
  return createHash(algorithm).update(bytes).digest()
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest()
}

/** Our OpenSSL no longer offers it. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index] ?? 0
  const swap = (a: number, b: number) => {
    const kept = at(a)
    state[a] = at(b)
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    content.map((byte) => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at((at(i) + at(j)) & 255)
    }),
  )
}
