import { md5 } from './md5.ts'
import { type Encryption, readBytes, readEncryption } from './pdf-encryption.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Many official papers are encrypted with an empty password, only to forbid changes: anyone can read them. So the empty
 * password is tried as ISO 32000-2, 7.6.4 describes it, for each revision of the standard handler.
 */
export async function opensWithoutPassword(file: Uint8Array): Promise<boolean> {
  const encryption = readEncryption(file)
  if (encryption === 'NONE') return true
  if (encryption === 'UNKNOWN') return false
  const { revision, user } = encryption
  if (revision >= 5) {
    const salt = user.slice(32, 40)
    const hash = revision === 5 ? await sha('SHA-256', salt) : await hardenedHash(salt)
    return isSame(hash, user.subarray(0, 32))
  }
  const key = fileKey(encryption)
  if (revision === 2) return isSame(rc4(key, PADDING), user.subarray(0, 32))
  let check = rc4(key, md5(join(PADDING, encryption.documentId)))
  for (let round = 1; round <= 19; round += 1) {
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  }
  return isSame(check, user.subarray(0, 16))
}

/** Stands for the empty password. */
const PADDING = readBytes('<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>')

/** Algorithm 2. */
function fileKey({ revision, keyBytes, owner, permissions, documentId, hidesMetadata }: Encryption): Bytes {
  const allowed = new Uint8Array(4)
  new DataView(allowed.buffer).setInt32(0, permissions | 0, true)
  const openMetadata = revision >= 4 && !hidesMetadata ? readBytes('<ffffffff>') : new Uint8Array()
  let key = md5(join(PADDING, owner.slice(0, 32), allowed, documentId, openMetadata))
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.slice(0, keyBytes))
  return key.slice(0, keyBytes)
}

const HASHES = ['SHA-256', 'SHA-384', 'SHA-512'] as const
const REPEATED = 64

/** Algorithm 2.B, with the empty password. */
async function hardenedHash(salt: Bytes): Promise<Bytes> {
  let key = await sha('SHA-256', salt)
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const block = await encrypt(key, join(...Array.from({ length: REPEATED }, () => key)))
    const sum = block.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = await sha(HASHES[sum % 3] ?? 'SHA-256', block)
    last = block.at(-1) ?? 0
  }
  return key.slice(0, 32)
}

async function sha(algorithm: (typeof HASHES)[number], bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, bytes))
}

/** AES-128-CBC. The browser always adds a block of padding behind, which nobody asked for. */
async function encrypt(key: Bytes, content: Bytes): Promise<Bytes> {
  const aes = await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-CBC', false, ['encrypt'])
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: key.slice(16, 32) }, aes, content)
  return new Uint8Array(padded, 0, content.length)
}

function rc4(key: Bytes, content: Bytes): Bytes {
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
  return content.map((byte) => {
    i = (i + 1) & 255
    j = (j + at(i)) & 255
    swap(i, j)
    return byte ^ at((at(i) + at(j)) & 255)
  })
}

function join(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
