const NOTE_MAX_CHARS = 10_000

export function faultOfNote(words: string): { text?: 'REQUIRED' | 'TOO_LONG' } {
  const written = words.trim()
  if (written === '') return { text: 'REQUIRED' }
  return written.length > NOTE_MAX_CHARS ? { text: 'TOO_LONG' } : {}
}
