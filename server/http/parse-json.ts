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

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0))

/** How many values a JSON text may hold, told by the signs between them: before it is read, and without reading it. */
export function countValues(bytes: Uint8Array): number {
  let values = 1
  let isInText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) isInText = !isInText
    else if (isInText) at += byte === BACKSLASH ? 1 : 0
    else if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1
  }
  return values
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
