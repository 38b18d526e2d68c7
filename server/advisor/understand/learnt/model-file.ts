import { createHash } from 'node:crypto'
import type { Vocabulary } from './lessons.ts'
import type { Model, Weighed } from './model.ts'

/** What stands before the tables, as text. `key` says what was learnt from, the counts how long the tables are. */
type Head = { key: string; parts: readonly PartHead[]; vocabularies: readonly (readonly [string, Vocabulary])[] }
type PartHead = Pick<Weighed, 'labels' | 'rarest'> & { rows: number; weights: number }

const DIGEST_BYTES = 32
const LENGTH_BYTES = 4
/** Tables of numbers begin at a multiple of their size. */
const ALIGNED = 4
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNED) * ALIGNED
const fillingAfter = (bytes: number) => Buffer.alloc(aligned(bytes) - bytes)

const tablesOf = ({ features, starts, rarities, weights, columns }: Weighed) => [
  ...[features, starts, rarities, weights, columns].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  ),
  fillingAfter(columns.byteLength),
]

/** The digest of all that follows, how long the head is, the head, then the tables as they lie in memory. */
export function toBytes(key: string, { alone, after, vocabularies }: Model): Buffer {
  const parts = [alone, after].map(({ labels, features, rarest, weights }) => ({
    ...{ labels, rarest, rows: features.length, weights: weights.length },
  }))
  const head: Head = { key, parts, vocabularies: [...vocabularies] }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(text.length)
  const body = Buffer.concat([length, text, fillingAfter(text.length), ...tablesOf(alone), ...tablesOf(after)])
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
  let at = 0
  const [alone, after] = head.parts.map(({ rows, weights: kept, ...words }): Weighed => {
    const features = new Int32Array(tables, at, rows)
    const starts = new Uint32Array(tables, at + features.byteLength, rows + 1)
    const rarities = new Float32Array(tables, starts.byteOffset + starts.byteLength, rows)
    const weights = new Float32Array(tables, rarities.byteOffset + rarities.byteLength, kept)
    const columns = new Uint16Array(tables, weights.byteOffset + weights.byteLength, kept)
    at = aligned(columns.byteOffset + columns.byteLength)
    return { ...words, features, rarities, starts, columns, weights }
  })
  return alone && after && { alone, after, vocabularies: new Map(head.vocabularies) }
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
