import { crc32 } from 'node:zlib'
import { FIELD_FULL } from './field-full.ts'

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> }

const COUNT_FULL = 0xffff
const VERSION_ZIP64 = 45
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808

type Written = { name: Buffer; crc: number; bytes: number; offset: number }

/**
 * A ZIP of any size (ZIP64 where it is needed), streamed with backpressure: pieces are made as fast as somebody reads.
 * Nothing is compressed: PDFs and pictures already are. Offsets get the longer field from `longFrom` on.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
  longFrom = FIELD_FULL,
): AsyncGenerator<Uint8Array> {
  const moment = dosTime(at)
  const written: Written[] = []
  let offset = 0
  const passed = (piece: Buffer) => {
    offset += piece.length
    return piece
  }
  for await (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, bytes: 0, offset }
    yield passed(localHeader(entry, moment))
    for await (const piece of content) {
      entry.crc = crc32(piece, entry.crc)
      entry.bytes += piece.length
      offset += piece.length
      yield piece
    }
    if (entry.bytes >= FIELD_FULL) throw new Error(`${name} is too large for a ZIP archive`)
    yield passed(descriptor(entry))
    written.push(entry)
  }
  const start = offset
  for (const entry of written) yield passed(directoryHeader(entry, moment, longFrom))
  yield directoryEnd({ count: written.length, bytes: offset - start, start }, longFrom)
}

type Moment = { time: number; date: number }

function dosTime(at: Date): Moment {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

function localHeader({ name }: Written, { time, date }: Moment): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(time, 10)
  head.writeUInt16LE(date, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, bytes }: Written): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(bytes, 8)
  tail.writeUInt32LE(bytes, 12)
  return tail
}

function directoryHeader({ name, crc, bytes, offset }: Written, { time, date }: Moment, longFrom: number): Buffer {
  const isLong = offset >= longFrom
  const extra = Buffer.alloc(isLong ? 12 : 0)
  if (isLong) {
    extra.writeUInt16LE(0x0001, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(offset), 4)
  }
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(VERSION_ZIP64, 4)
  head.writeUInt16LE(isLong ? VERSION_ZIP64 : 20, 6)
  head.writeUInt16LE(FLAGS, 8)
  head.writeUInt16LE(time, 12)
  head.writeUInt16LE(date, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(bytes, 20)
  head.writeUInt32LE(bytes, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(isLong ? FIELD_FULL : offset, 42)
  return Buffer.concat([head, name, extra])
}

type Directory = { count: number; bytes: number; start: number }

function directoryEnd({ count, bytes, start }: Directory, longFrom: number): Buffer {
  const isLong = count >= COUNT_FULL || start >= longFrom || bytes >= longFrom
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(isLong ? COUNT_FULL : count, 8)
  end.writeUInt16LE(isLong ? COUNT_FULL : count, 10)
  end.writeUInt32LE(isLong ? FIELD_FULL : bytes, 12)
  end.writeUInt32LE(isLong ? FIELD_FULL : start, 16)
  return isLong ? Buffer.concat([longEnd({ count, bytes, start }), end]) : end
}

/** The longer record of the end, and where it lies. */
function longEnd({ count, bytes, start }: Directory): Buffer {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(VERSION_ZIP64, 12)
  end.writeUInt16LE(VERSION_ZIP64, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(start), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(start + bytes), 64)
  end.writeUInt32LE(1, 72)
  return end
}
