import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> }

/**
 * Streams with backpressure: pieces are made as fast as somebody reads. Nothing is compressed: PDFs and pictures
 * already are.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, content } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    archive.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready.splice(0)
}
