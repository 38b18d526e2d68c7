import { findText, viewOf } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const START_OF_SCAN = 0xda
const END = '\xff\xd9'

/** Walks the segments to the picture data: an embedded thumbnail has an end of its own that proves nothing. */
export function judgeJpeg(bytes: Uint8Array): Verdict {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return 'OTHER'
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN)
      return findText(bytes, END, at) < 0 ? { fault: 'TRUNCATED', type: 'jpg' } : { type: 'jpg' }
    at += 2 + view.getUint16(at + 2)
  }
  return { fault: 'TRUNCATED', type: 'jpg' }
}
