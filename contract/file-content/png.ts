import { standsAt, viewOf } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
const CHUNK_OVERHEAD_BYTES = 12

export function judgePng(bytes: Uint8Array): Verdict {
  if (!standsAt(bytes, SIGNATURE, 0)) return 'OTHER'
  const view = viewOf(bytes)
  let at = SIGNATURE.length
  while (at + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    if (standsAt(bytes, 'IEND', at + 4)) return { type: 'png' }
    at += CHUNK_OVERHEAD_BYTES + view.getUint32(at)
  }
  return { fault: 'TRUNCATED', type: 'png' }
}
