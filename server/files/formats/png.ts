import type { Verdict } from './verdict.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHUNK_OVERHEAD_BYTES = 12

export function judgePng(bytes: Buffer): Verdict {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 'OTHER'
  let at = SIGNATURE.length
  while (at + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return { type: 'png' }
    at += CHUNK_OVERHEAD_BYTES + length
  }
  return { fault: 'TRUNCATED' }
}
