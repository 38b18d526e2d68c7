import { drawFormat, type Grid, isDark } from './matrix.ts'

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Of the eight masks the one that looks least like a pattern scanners look for. */
export function bestMasked(grid: Grid): boolean[][] {
  const candidates = MASKS.map((_, mask) => toRows(masked(grid, mask)))
  const penalties = candidates.map(penaltyOf)
  return candidates[penalties.indexOf(Math.min(...penalties))] ?? []
}

function masked(grid: Grid, mask: number): Grid {
  const dark = grid.dark.map((value, at) => {
    if (grid.isFunction[at]) return value
    return value !== (MASKS[mask]?.(at % grid.size, Math.floor(at / grid.size)) ?? false)
  })
  const result = { ...grid, dark, isFunction: [...grid.isFunction] }
  drawFormat(result, mask)
  return result
}

function toRows(grid: Grid): boolean[][] {
  const along = Array.from({ length: grid.size }, (_, at) => at)
  return along.map((y) => along.map((x) => isDark(grid, x, y)))
}

/** The four features of ISO/IEC 18004, section 7.8.3. */
function penaltyOf(rows: boolean[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] ?? false))]
  const texts = lines.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = texts.flatMap((text) => text.match(/1{5,}|0{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const finders = texts.reduce((sum, text) => sum + finderLike(text), 0)
  const dark = rows.flat().filter(Boolean).length
  const total = rows.length * rows.length
  const imbalance = Math.floor(Math.abs(20 * dark - 10 * total) / total)
  return runs + 3 * squares(rows) + 40 * finders + 10 * imbalance
}

function finderLike(text: string): number {
  return [/(?=10111010000)/g, /(?=00001011101)/g].reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0)
}

function squares(rows: boolean[][]): number {
  let count = 0
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const colour = rows[y]?.[x]
      if (rows[y]?.[x - 1] === colour && rows[y - 1]?.[x] === colour && rows[y - 1]?.[x - 1] === colour) count += 1
    }
  }
  return count
}
