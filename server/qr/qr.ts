import { bestMasked } from './mask.ts'
import { drawCodewords, drawFunctionPatterns } from './matrix.ts'
import { withErrorCorrection } from './reed-solomon.ts'
import { dataCodewords, MAX_VERSION, sizeOf } from './version.ts'

const QUIET_ZONE = 4

/** QR code model 2, byte mode, error correction level M, as ISO/IEC 18004 describes it: rows of dark (true) modules. */
export function encodeQr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = smallestFor(bytes.length)
  const grid = drawFunctionPatterns(version)
  drawCodewords(grid, withErrorCorrection(toCodewords(bytes, version), version))
  return bestMasked(grid)
}

/** One path, dark on light with the quiet zone scanners need, whatever the page behind it looks like. */
export function qrSvg(text: string): string {
  const rows = encodeQr(text)
  const side = rows.length + 2 * QUIET_ZONE
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path fill="black" d="${path.join('')}"/></svg>`
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function smallestFor(length: number): number {
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    if (4 + lengthBits(version) + 8 * length <= 8 * dataCodewords(version)) return version
  }
  throw new RangeError(`The text is too long for a QR code of ${sizeOf(MAX_VERSION)} modules`)
}

function toCodewords(bytes: Uint8Array, version: number): number[] {
  const capacity = 8 * dataCodewords(version)
  const bits: number[] = []
  const append = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1)
  }
  append(0b0100, 4)
  append(bytes.length, lengthBits(version))
  for (const byte of bytes) append(byte, 8)
  append(0, Math.min(4, capacity - bits.length))
  append(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) append(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((value, bit) => (value << 1) | bit, 0),
  )
}
