export type ByteRange = { start: number; end: number }

/** The one range that is asked for; undefined for the whole, null for one that lies outside (RFC 9110, 14). */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? null : { start, end }
}

/** Only that part of a stream; what lies before is read and dropped, for a sealed file proves itself from its beginning. */
export async function* partOf(
  content: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const piece of content) {
    const from = Math.max(0, start - at)
    const until = Math.min(piece.length, end + 1 - at)
    if (from < until) yield piece.subarray(from, until)
    at += piece.length
    if (at > end) return
  }
}
