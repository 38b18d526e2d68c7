/** Where the bytes of these plain letters stand, from here on; -1 when nowhere. */
export function findText(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, text, at)) return at
  }
  return -1
}

/** The last place up to here. */
export function findLastText(bytes: Uint8Array, text: string, upTo: number): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.lastIndexOf(first, upTo); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    if (standsAt(bytes, text, at)) return at
  }
  return -1
}

export function standsAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
