export type Strength = 'short' | 'weak' | 'fair' | 'strong'

const FAIR_CHARS = 12
const STRONG_CHARS = 16
const FEW_DIFFERENT = 5
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Length is what helps, unless it repeats, counts or copies the address. The server decides; this only advises. */
export function passwordStrength(password: string, email: string, minChars: number): Strength {
  const characters = [...password.toLowerCase()]
  if (characters.length < minChars) return 'short'
  const telling = characters.length - regularCharacters(password.toLowerCase(), email)
  if (new Set(characters).size < FEW_DIFFERENT || telling < minChars) return 'weak'
  if (telling >= STRONG_CHARS) return 'strong'
  return telling >= FAIR_CHARS ? 'fair' : isMixed(password) ? 'fair' : 'weak'
}

/** Counts how many characters a guesser gets for nothing. */
function regularCharacters(password: string, email: string): number {
  const [name = ''] = email.toLowerCase().split('@')
  const own = name.length > 2 && password.includes(name) ? name.length : 0
  // Three in a row: two neighbours stand in ordinary words, too.
  const followers = [...password].filter((character, index) => {
    const triple = `${password.slice(index - 2, index)}${character}`
    return index > 1 && (/^(.)\1\1$/u.test(triple) || RUNS.some((run) => run.includes(triple)))
  })
  return own + followers.length
}

function isMixed(password: string): boolean {
  return [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length >= 3
}
