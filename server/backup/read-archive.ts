import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { z } from '@rahnama/contract/zod.ts'
import { StartupError } from '../config.ts'
import { BrokenSeal, unseal } from '../files/files.ts'
import type { Keyring } from '../keys/keys.ts'
import { Entry, Header, MAGIC, Manifest, Summary } from './archive-format.ts'
import { openHeader } from './archive-key.ts'
import { BrokenArchive } from './broken-archive.ts'
import { readFrames } from './frames.ts'

const MAX_HEADER_BYTES = 4096

export type OpenEntry = { entry: Entry; content: AsyncIterable<Uint8Array> }
export type Archive = { path: string; header: Header; entries(): AsyncGenerator<OpenEntry> }

/** Answers once the header has a key here. Each reading of the entries goes through the file anew. */
export async function openArchive(path: string, keyring: Keyring | undefined): Promise<Archive> {
  const { header, bytes } = await readHeader(path)
  const key = openHeader(header, bytes, keyring)
  return {
    path,
    header,
    async *entries() {
      for await (const { about, content } of readFrames(opened(createReadStream(path, { start: bytes.length }), key))) {
        const entry = check(Entry, about)
        yield { entry, content: isPacked(entry) ? unpack(content) : content }
      }
    },
  }
}

async function* opened(sealed: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  try {
    yield* unseal(sealed, key)
  } catch (error) {
    throw error instanceof BrokenSeal
      ? new BrokenArchive('it was cut or changed after it was made', { cause: error })
      : error
  }
}

/** Files are sealed already and do not get smaller. */
export function isPacked({ kind }: Entry): boolean {
  return kind === 'table' || kind === 'jobs'
}

/** Reads the whole archive once, so that a fault at its very end is known before anything is written. */
export async function verifyArchive(archive: Archive): Promise<{ manifest: Manifest; summary: Summary }> {
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  for await (const { entry, content } of archive.entries()) {
    if (summary) throw new BrokenArchive('something follows its end')
    if (!manifest && entry.kind !== 'manifest') throw new BrokenArchive('it does not begin with what it holds')
    if (entry.kind === 'manifest') manifest = await readJson(Manifest, content)
    else if (entry.kind === 'summary') summary = await readJson(Summary, content)
    else for await (const _ of content);
  }
  if (!manifest || !summary) throw new BrokenArchive('it has no end')
  return { manifest, summary }
}

async function readJson<S extends z.ZodMiniType>(schema: S, content: AsyncIterable<Uint8Array>) {
  return check(schema, JSON.parse((await buffer(content)).toString()))
}

function check<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new BrokenArchive('it was made by a version of Rahnama that writes it differently')
  return parsed.data
}

async function readHeader(path: string): Promise<{ header: Header; bytes: Uint8Array }> {
  const start = await readStart(path)
  if (!start.subarray(0, MAGIC.length).equals(Buffer.from(MAGIC)))
    throw new BrokenArchive(`${path} is no backup of ours`)
  const end = start.indexOf('\n', MAGIC.length)
  if (end < 0) throw new BrokenArchive('its first lines are cut')
  try {
    const header = Header.parse(JSON.parse(start.subarray(MAGIC.length, end).toString()))
    return { header, bytes: start.subarray(0, end + 1) }
  } catch (cause) {
    throw new BrokenArchive('its first lines cannot be read', { cause })
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`The backup ${path} cannot be read: ${error.code}.`)
  })
  try {
    const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES), 0, MAX_HEADER_BYTES, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* unpack(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  // Whoever reads meets the same error.
  pipeline(Readable.from(content), gunzip).catch(() => {})
  yield* gunzip
}
