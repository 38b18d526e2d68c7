/** JSON may spell what no text of Postgres can hold: a zero byte, or half of a surrogate pair. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i

/** The value of a JSON text in UTF-8; undefined when it is none, or holds what cannot be stored. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(text, SUSPICIOUS.test(text) ? refuseUnstorable : undefined)
  } catch {
    return undefined
  }
}

export function holdsZeroByte(text: string): boolean {
  return text.includes('\u0000')
}

function isStorable(text: string): boolean {
  return !holdsZeroByte(text) && text.isWellFormed()
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new SyntaxError('unstorable text')
  return value
}
