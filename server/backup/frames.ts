import { BrokenArchive } from './broken-archive.ts'

/**
 * Entries in a row: what it is (a length and JSON), then its content in chunks (a length and bytes), then a length of
 * nought. Nothing has to be known before it is written, and nothing larger than a chunk is ever held.
 */
const LENGTH_BYTES = 4
const MAX_ABOUT_BYTES = 64 * 1024
const MAX_CHUNK_BYTES = 1024 * 1024

export function* frameAbout(about: object): Generator<Uint8Array> {
  yield framed(Buffer.from(JSON.stringify(about)))
}

export async function* frameContent(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    for (let start = 0; start < chunk.length; start += MAX_CHUNK_BYTES) {
      yield framed(chunk.subarray(start, start + MAX_CHUNK_BYTES))
    }
  }
  yield framed(new Uint8Array())
}

function framed(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

export type Framed = { about: unknown; content: AsyncIterable<Uint8Array> }

/** What nobody reads of one entry is passed over before the next. */
export async function* readFrames(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Framed> {
  const reader = createReader(bytes)
  try {
    for (let head = await reader.frame(MAX_ABOUT_BYTES); head; head = await reader.frame(MAX_ABOUT_BYTES)) {
      const content = reader.content()
      yield { about: parse(head), content }
      for await (const _ of content);
    }
  } finally {
    await reader.close()
  }
}

function parse(head: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(head).toString())
  } catch (cause) {
    throw new BrokenArchive('an entry cannot be read', { cause })
  }
}

function createReader(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)

  /** Undefined only where nothing at all is left. */
  async function take(length: number): Promise<Buffer | undefined> {
    while (held.length < length) {
      const { value, done } = await source.next()
      if (done && held.length === 0) return undefined
      if (done) throw new BrokenArchive('it ends in the middle of an entry')
      held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value])
    }
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }

  async function frame(longest: number): Promise<Buffer | undefined> {
    const length = (await take(LENGTH_BYTES))?.readUInt32BE()
    if (length === undefined) return undefined
    if (length > longest) throw new BrokenArchive('an entry is longer than it may be')
    const content = length === 0 ? Buffer.alloc(0) : await take(length)
    if (!content) throw new BrokenArchive('it ends in the middle of an entry')
    return content
  }

  async function* content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = await frame(MAX_CHUNK_BYTES)
      if (!chunk) throw new BrokenArchive('it ends in the middle of an entry')
      if (chunk.length === 0) return
      yield chunk
    }
  }

  return { frame, content, close: async () => void (await source.return?.()) }
}
