/** The value of a JSON text in UTF-8; undefined when it is none, or holds a zero byte, which no Postgres text can. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(text, text.includes('\\u0000') ? refuseZeroBytes : undefined)
  } catch {
    return undefined
  }
}

export function holdsZeroByte(text: string): boolean {
  return text.includes('\u0000')
}

function refuseZeroBytes(key: string, value: unknown): unknown {
  if (holdsZeroByte(key) || (typeof value === 'string' && holdsZeroByte(value))) throw new SyntaxError('zero byte')
  return value
}
