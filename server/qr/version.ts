/** Error correction level M: codewords per block and number of blocks, for versions 1 to 40 (ISO/IEC 18004, table 9). */
const CORRECTION_PER_BLOCK = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
]

export const MAX_VERSION = BLOCKS.length

export function sizeOf(version: number): number {
  return 4 * version + 17
}

export function blocksOf(version: number): { count: number; correction: number } {
  return { count: BLOCKS[version - 1] ?? 0, correction: CORRECTION_PER_BLOCK[version - 1] ?? 0 }
}

/** All codewords that fit beside finder, timing, alignment, format and version patterns. */
export function totalCodewords(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const perSide = Math.floor(version / 7) + 2
    modules -= (25 * perSide - 10) * perSide - 55
    if (version >= 7) modules -= 36
  }
  return Math.floor(modules / 8)
}

export function dataCodewords(version: number): number {
  const { count, correction } = blocksOf(version)
  return totalCodewords(version) - count * correction
}

/** Centres of the alignment patterns along one side. */
export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  // Version 32 is the standard's one exception to its own rule.
  const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * count - 2)) * 2
  const last = sizeOf(version) - 7
  const others = Array.from({ length: count - 1 }, (_, index) => last - index * step)
  return [6, ...others.reverse()]
}
