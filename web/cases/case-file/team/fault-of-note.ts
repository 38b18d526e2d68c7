import { CASE_NOTE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'

export function faultOfNote(words: string): { text?: 'REQUIRED' | 'TOO_LONG' } {
  const written = words.trim()
  if (written === '') return { text: 'REQUIRED' }
  return fitsIn(written, CASE_NOTE_MAX_CHARS) ? {} : { text: 'TOO_LONG' }
}
