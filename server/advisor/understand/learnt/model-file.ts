import { createHash } from 'node:crypto'
import type { Vocabulary } from './lessons.ts'
import type { Model } from './model.ts'

/** What stands before the tables, as text. `key` says what was learnt from, the counts how long the tables are. */
type Head = {
  key: string
  labels: readonly string[]
  features: readonly string[]
  vocabularies: readonly (readonly [string, Vocabulary])[]
  rarest: number
  weights: number
}

const DIGEST_BYTES = 32
const LENGTH_BYTES = 4
/** Tables of numbers begin at a multiple of their size. */
const ALIGNED = 4
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNED) * ALIGNED

/** The digest of all that follows, how long the head is, the head, then the tables as they lie in memory. */
export function toBytes(key: string, model: Model): Buffer {
  const { labels, features, rarities, rarest, starts, columns, weights } = model
  const head: Head = { key, labels, features, vocabularies: [...model.vocabularies], rarest, weights: weights.length }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(text.length)
  const filling = Buffer.alloc(aligned(text.length) - text.length)
  const tables = [starts, rarities, weights, columns].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  const body = Buffer.concat([length, text, filling, ...tables])
  return Buffer.concat([digestOf(body), body])
}

/** Nothing where the bytes are not whole or were learnt from something else. */
export function fromBytes(key: string, bytes: Buffer): Model | undefined {
  const body = bytes.subarray(DIGEST_BYTES)
  if (bytes.length < DIGEST_BYTES + LENGTH_BYTES || !digestOf(body).equals(bytes.subarray(0, DIGEST_BYTES)))
    return undefined
  const length = body.readUInt32LE()
  const head = JSON.parse(body.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + length)) as Head
  if (head.key !== key) return undefined
  const tables = new Uint8Array(body.subarray(LENGTH_BYTES + aligned(length))).buffer
  const rows = head.features.length
  const starts = new Uint32Array(tables, 0, rows + 1)
  const rarities = new Float32Array(tables, starts.byteLength, rows)
  const weightsAt = starts.byteLength + rarities.byteLength
  const weights = new Float32Array(tables, weightsAt, head.weights)
  const columns = new Uint16Array(tables, weightsAt + weights.byteLength, head.weights)
  const { labels, features, rarest } = head
  return { labels, features, rarities, rarest, starts, columns, weights, vocabularies: new Map(head.vocabularies) }
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
