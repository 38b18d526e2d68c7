import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * AES-256-GCM in segments (the STREAM construction): each segment's nonce is its number and whether it is the last,
 * so cut, swapped, repeated or appended segments do not open. The key is used for one file only.
 */
const ALGORITHM = 'aes-256-gcm'
const SEGMENT_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12
const MAX_SEGMENTS = 2 ** 32

export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal'
}

export async function* seal(content: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  for await (const { bytes, nonce } of segments(content, SEGMENT_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonce)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Releases a segment only after it has proven whole. */
export async function* unseal(sealed: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  for await (const { bytes, nonce } of segments(sealed, SEGMENT_BYTES + TAG_BYTES)) {
    yield openSegment(bytes, nonce, key)
  }
}

function openSegment(bytes: Uint8Array, nonce: Uint8Array, key: Uint8Array): Uint8Array {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const content = decipher.update(bytes.subarray(0, -TAG_BYTES))
    return Buffer.concat([content, decipher.final()])
  } catch (cause) {
    throw new BrokenSeal('A stored file has been changed or was sealed with another key', { cause })
  }
}

/** Cuts a stream into equal segments; the last may be shorter, and there is always one. */
async function* segments(content: AsyncIterable<Uint8Array>, length: number) {
  let held: Uint8Array[] = []
  let heldBytes = 0
  let number = 0
  for await (const chunk of content) {
    held.push(chunk)
    heldBytes += chunk.length
    if (heldBytes <= length) continue
    const whole = Buffer.concat(held)
    let start = 0
    // One segment is always held back: only the end shows which one is the last.
    for (; whole.length - start > length; start += length) {
      yield { bytes: whole.subarray(start, start + length), nonce: nonceOf(number, false) }
      number += 1
    }
    held = [whole.subarray(start)]
    heldBytes = whole.length - start
  }
  yield { bytes: Buffer.concat(held), nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Uint8Array {
  if (number >= MAX_SEGMENTS) throw new Error('The file has too many segments')
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(number, NONCE_BYTES - 5)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}
