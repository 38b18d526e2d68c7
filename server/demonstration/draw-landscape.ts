import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]
export type Landscape = {
  sky: readonly [Colour, Colour]
  sun: Colour
  hills: readonly [Colour, ...Colour[]]
  sunAt: number
}

const WIDTH = 960
const HEIGHT = 540
const SUN_RADIUS = 62

/** Hills under a sky, of a few colours: nobody's place and nobody's photograph. Answers a PNG. */
export function drawLandscape(landscape: Landscape): Uint8Array {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) rows.set(colourAt(landscape, x, y), y * (1 + WIDTH * 3) + 1 + x * 3)
  }
  return writePng(rows)
}

function colourAt({ sky: [top, bottom], sun, hills, sunAt }: Landscape, x: number, y: number): Colour {
  const hill = hills.findLastIndex((_, layer) => y > ridge(layer, x))
  if (hill >= 0) return hills[hill] ?? bottom
  const fromSun = Math.hypot(x - sunAt * WIDTH, y - HEIGHT * 0.34)
  const ground = mix(top, bottom, y / HEIGHT)
  return mix(sun, ground, Math.min(1, Math.max(0, fromSun - SUN_RADIUS)))
}

/** Where the ridge of a layer runs: the nearer, the lower and the wider. */
function ridge(layer: number, x: number): number {
  const far = x / WIDTH
  const wave = Math.sin(far * (7 - layer) + layer * 2.1) * 46 + Math.sin(far * 17 + layer * 5) * 10
  return HEIGHT * (0.52 + layer * 0.15) + wave
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const at = (place: 0 | 1 | 2) => Math.round(from[place] + (to[place] - from[place]) * share)
  return [at(0), at(1), at(2)]
}

function writePng(rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits a channel, three channels, nothing interlaced.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
