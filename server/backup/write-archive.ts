import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { seal } from '../files/files.ts'
import type { Entry } from './archive-format.ts'
import { frameAbout, frameContent } from './frames.ts'
import { isPacked } from './read-archive.ts'

export type NewEntry = { entry: Entry; content: AsyncIterable<Uint8Array> }

type Writing = { path: string; header: Uint8Array; key: Uint8Array; entries: AsyncIterable<NewEntry> }

/** Under its name there is a whole archive or none. Answers its size. */
export async function writeArchive({ path, header, key, entries }: Writing): Promise<number> {
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(header)
    for await (const piece of seal(toBytes(entries), key)) await file.writeFile(piece)
    await file.sync()
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(draft, path)
  const folder = await open(dirname(path))
  await folder.sync()
  await folder.close()
  return (await stat(path)).size
}

async function* toBytes(entries: AsyncIterable<NewEntry>): AsyncGenerator<Uint8Array> {
  for await (const { entry, content } of entries) {
    yield* frameAbout(entry)
    yield* frameContent(isPacked(entry) ? pack(content) : content)
  }
}

async function* pack(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: 6 })
  // Whoever reads meets the same error.
  pipeline(Readable.from(content), gzip).catch(() => {})
  yield* gzip
}

export async function* json(value: object): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(value))
}
