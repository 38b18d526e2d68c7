import { findText } from './bytes.ts'
import type { Verdict } from './verdict.ts'

const START = '%PDF-'
const END = '%%EOF'
/** Readers forgive so much before the start and after the end. */
const SLACK_BYTES = 1024

export function judgePdf(bytes: Uint8Array): Verdict {
  if (findText(bytes.subarray(0, SLACK_BYTES + START.length), START) < 0) return 'OTHER'
  const tail = bytes.subarray(Math.max(bytes.length - SLACK_BYTES - END.length, 0))
  if (findText(tail, END) < 0) return { fault: 'TRUNCATED' }
  return findText(bytes, '/Encrypt') < 0 ? { type: 'pdf' } : { type: 'pdf', mayBeLocked: true }
}
