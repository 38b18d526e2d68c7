/** The first and the last byte, both included. */
export type Range = { start: number; end: number }

/** One range of bytes, as a player or a broken download asks for it; whatever else is asked gets the whole. */
export function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}

/** Reading stops at the end of the range; what lies before it is opened and passed over. */
export async function* slice(content: AsyncIterable<Uint8Array>, { start, end }: Range): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const piece of content) {
    const from = Math.max(start - at, 0)
    const to = Math.min(end + 1 - at, piece.length)
    if (from < to) yield piece.subarray(from, to)
    at += piece.length
    if (at > end) return
  }
}
