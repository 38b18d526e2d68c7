import { opensWithoutPassword } from './pdf-lock.ts'
import type { Verdict } from './verdict.ts'

const START = Buffer.from('%PDF-')
const END = Buffer.from('%%EOF')
/** Readers forgive so much before the start and after the end. */
const SLACK_BYTES = 1024

export function judgePdf(bytes: Buffer): Verdict {
  const start = bytes.indexOf(START)
  if (start < 0 || start > SLACK_BYTES) return 'OTHER'
  if (!bytes.includes(END, Math.max(bytes.length - SLACK_BYTES - END.length, 0))) return { fault: 'TRUNCATED' }
  return opensWithoutPassword(bytes) ? { type: 'pdf' } : { fault: 'LOCKED' }
}
