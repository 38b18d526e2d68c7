import { randomInt } from 'node:crypto'

/** The alphabet leaves out letters and digits that are confused when read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARS = 8

/** A person quotes this to us: E-7K3M-9QXD. The first letter says which kind. */
export function makeReference(kind: 'A' | 'C' | 'E'): string {
  const text = Array.from({ length: CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${kind}-${text.slice(0, CHARS / 2)}-${text.slice(CHARS / 2)}`
}
