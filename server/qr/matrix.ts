import { alignmentCentres, sizeOf } from './version.ts'

/** Modules in reading order; function patterns are fixed, the rest carries data and takes the mask. */
export type Grid = { size: number; dark: boolean[]; isFunction: boolean[] }

export function isDark({ size, dark }: Grid, x: number, y: number): boolean {
  return dark[y * size + x] ?? false
}

function setFunction(grid: Grid, x: number, y: number, dark: boolean): void {
  grid.dark[y * grid.size + x] = dark
  grid.isFunction[y * grid.size + x] = true
}

export function drawFunctionPatterns(version: number): Grid {
  const size = sizeOf(version)
  const blank = () => Array.from({ length: size * size }, () => false)
  const grid: Grid = { size, dark: blank(), isFunction: blank() }
  for (let at = 0; at < size; at += 1) {
    setFunction(grid, 6, at, at % 2 === 0)
    setFunction(grid, at, 6, at % 2 === 0)
  }
  drawFinder(grid, 3, 3)
  drawFinder(grid, size - 4, 3)
  drawFinder(grid, 3, size - 4)
  drawAlignments(grid, alignmentCentres(version))
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}

function drawFinder(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const [x, y] = [centreX + dx, centreY + dy]
      if (x < 0 || y < 0 || x >= grid.size || y >= grid.size) continue
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      setFunction(grid, x, y, ring !== 2 && ring !== 4)
    }
  }
}

function drawAlignments(grid: Grid, centres: readonly number[]): void {
  const last = centres.length - 1
  centres.forEach((x, column) => {
    centres.forEach((y, row) => {
      const isUnderFinder =
        (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)
      if (isUnderFinder) return
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1)
          setFunction(grid, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    })
  })
}

/** Level M is 00; the mask's number, both protected by a BCH code. */
export function drawFormat(grid: Grid, mask: number): void {
  let rest = mask
  for (let turn = 0; turn < 10; turn += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (at: number) => ((bits >>> at) & 1) === 1
  for (let at = 0; at <= 5; at += 1) setFunction(grid, 8, at, bit(at))
  setFunction(grid, 8, 7, bit(6))
  setFunction(grid, 8, 8, bit(7))
  setFunction(grid, 7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) setFunction(grid, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) setFunction(grid, grid.size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) setFunction(grid, 8, grid.size - 15 + at, bit(at))
  setFunction(grid, 8, grid.size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  let rest = version
  for (let turn = 0; turn < 12; turn += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >>> at) & 1) === 1
    const [along, across] = [grid.size - 11 + (at % 3), Math.floor(at / 3)]
    setFunction(grid, along, across, dark)
    setFunction(grid, across, along, dark)
  }
}

/** Two columns at a time, from the right, up and down in turn, around everything already drawn. */
export function drawCodewords(grid: Grid, codewords: readonly number[]): void {
  let bit = 0
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < grid.size; step += 1) {
      const y = isUpward ? grid.size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid.isFunction[y * grid.size + x]) continue
        grid.dark[y * grid.size + x] = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
    }
  }
}
