import { type FileHandle, open } from 'node:fs/promises'
import { FIELD_FULL } from './field-full.ts'

/** The comment of an archive of ours is empty, so its end has a fixed length. */
const END_BYTES = 22
const LONG_POINTER_BYTES = 20
const PIECE_BYTES = 64 * 1024

export class BrokenZip extends Error {
  override readonly name = 'BrokenZip'
}

export type FoundEntry = { name: string; bytes: number; read(): AsyncGenerator<Uint8Array> }
type OpenedZip = { entries: FoundEntry[]; close(): Promise<void> }

/** Opens an archive as `zip` writes it: stored, perhaps longer than four gigabytes. */
export async function openZip(path: string): Promise<OpenedZip> {
  const file = await open(path)
  try {
    return { entries: await readDirectory(file), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readDirectory(file: FileHandle): Promise<FoundEntry[]> {
  const { size } = await file.stat()
  const { start, bytes, count } = await findDirectory(file, size)
  const directory = await readAt(file, start, bytes)
  const entries: FoundEntry[] = []
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) {
      throw new BrokenZip('its list of files is damaged')
    }
    const nameBytes = directory.readUInt16LE(at + 28)
    const extraBytes = directory.readUInt16LE(at + 30)
    if (directory.readUInt16LE(at + 10) !== 0) throw new BrokenZip('it was compressed by another program')
    const name = directory.toString('utf8', at + 46, at + 46 + nameBytes)
    const short = directory.readUInt32LE(at + 42)
    const offset = short === FIELD_FULL ? Number(directory.readBigUInt64LE(at + 46 + nameBytes + 4)) : short
    entries.push(toEntry(file, { name, offset, bytes: directory.readUInt32LE(at + 24) }))
    at += 46 + nameBytes + extraBytes
  }
  return entries
}

async function findDirectory(file: FileHandle, size: number) {
  const end = size >= END_BYTES ? await readAt(file, size - END_BYTES, END_BYTES) : undefined
  if (end?.readUInt32LE(0) !== 0x06054b50) throw new BrokenZip('its end is missing')
  const found = { count: end.readUInt16LE(10), bytes: end.readUInt32LE(12), start: end.readUInt32LE(16) }
  if (found.start !== FIELD_FULL) return found
  const pointer = await readAt(file, size - END_BYTES - LONG_POINTER_BYTES, LONG_POINTER_BYTES)
  const long = await readAt(file, Number(pointer.readBigUInt64LE(8)), 56)
  if (long.readUInt32LE(0) !== 0x06064b50) throw new BrokenZip('its end is damaged')
  return {
    count: Number(long.readBigUInt64LE(32)),
    bytes: Number(long.readBigUInt64LE(40)),
    start: Number(long.readBigUInt64LE(48)),
  }
}

function toEntry(file: FileHandle, { name, offset, bytes }: { name: string; offset: number; bytes: number }) {
  return {
    name,
    bytes,
    async *read() {
      const head = await readAt(file, offset, 30)
      if (head.readUInt32LE(0) !== 0x04034b50) throw new BrokenZip(`${name} does not lie where it should`)
      const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
      for (let at = 0; at < bytes; at += PIECE_BYTES) {
        yield await readAt(file, start + at, Math.min(PIECE_BYTES, bytes - at))
      }
    },
  }
}

async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const piece = Buffer.alloc(length)
  const { bytesRead } = await file.read(piece, 0, length, start)
  if (bytesRead !== length) throw new BrokenZip('it ends too early')
  return piece
}
