import jsQr from 'jsqr'

const PIXELS = 4
const QUIET_ZONE = 4

/** What a scanner reads from rows of dark (true) modules on light paper. */
export function readQr(rows: readonly (readonly boolean[])[]): string | undefined {
  const side = (rows.length + 2 * QUIET_ZONE) * PIXELS
  const paper = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[Math.floor(y / PIXELS) - QUIET_ZONE]?.[Math.floor(x / PIXELS) - QUIET_ZONE] ?? false
      paper.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * side + x) * 4)
    }
  }
  return jsQr(paper, side, side)?.data
}
