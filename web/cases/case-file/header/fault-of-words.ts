/** As the contract takes them. */
const MOST_CHARACTERS = 2000

type WordsFault = 'REQUIRED' | 'TOO_LONG'

/** What is wrong with words that somebody must write. */
export function faultOfWords<Name extends string>(name: Name, words: string): Partial<Record<Name, WordsFault>> {
  const written = words.trim()
  if (written === '') return { [name]: 'REQUIRED' } as Partial<Record<Name, WordsFault>>
  return written.length > MOST_CHARACTERS ? ({ [name]: 'TOO_LONG' } as Partial<Record<Name, WordsFault>>) : {}
}
