/**
 * Finds where the bytes of these plain letters stand; -1 when nowhere. Each byte is looked at once, whatever the file
 * repeats.
 */
export function findText(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0)
  const last = bytes.length - text.length
  for (let at = from; at <= last; at += 1) {
    if (bytes[at] === first && standsAt(bytes, text, at)) return at
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
