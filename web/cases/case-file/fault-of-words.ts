import { HAND_OVER_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'

type WordsFault = 'REQUIRED' | 'TOO_LONG'

/** What is wrong with words that somebody must write. */
export function faultOfWords<Name extends string>(name: Name, words: string): Partial<Record<Name, WordsFault>> {
  const written = words.trim()
  if (written === '') return { [name]: 'REQUIRED' } as Partial<Record<Name, WordsFault>>
  return fitsIn(written, HAND_OVER_MAX_CHARS) ? {} : ({ [name]: 'TOO_LONG' } as Partial<Record<Name, WordsFault>>)
}
