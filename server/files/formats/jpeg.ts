import type { Verdict } from './verdict.ts'

const START_OF_SCAN = 0xda
const END = Buffer.from([0xff, 0xd9])

/** Walks the segments to the picture data: an embedded thumbnail has an end of its own that proves nothing. */
export function judgeJpeg(bytes: Buffer): Verdict {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return 'OTHER'
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return bytes.includes(END, at) ? { type: 'jpg' } : { fault: 'TRUNCATED' }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { fault: 'TRUNCATED' }
}
