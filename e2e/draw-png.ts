import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 400
const HEIGHT = 225

/** A picture of one colour, which follows from its name: two names are two pictures. */
export function drawPng(name: string): Buffer {
  const colour = createHash('sha256').update(name).digest().subarray(0, 3)
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: WIDTH }, () => colour)])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits a channel, three channels, nothing interlaced.
  header.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
