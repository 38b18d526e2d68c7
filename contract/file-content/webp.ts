import { standsAt, viewOf } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const HEADER_BYTES = 8

/** A RIFF container that says how long it is. */
export function judgeWebp(bytes: Uint8Array): Verdict {
  if (!standsAt(bytes, 'RIFF', 0) || !standsAt(bytes, 'WEBP', HEADER_BYTES)) return 'OTHER'
  const says = HEADER_BYTES + viewOf(bytes).getUint32(4, true)
  return says > bytes.length ? { fault: 'TRUNCATED', type: 'webp' } : { type: 'webp' }
}
