/** How long something took with so many rows. */
export type Measured = { what: string; rows: number; ms: number }

const WIDTH = 760
const HEIGHT = 420
const PLOT = { left: 70, right: 250, top: 30, bottom: 50 }
const COLOURS = ['#0b5fa5', '#b3431c', '#2b7a3d', '#7a3db8', '#8a6d00', '#00767a']
const BUDGET_MS = 50

/** Lines of a name, a number of rows and milliseconds, separated by tabs. What is no such line is named. */
export function readMeasured(text: string): Measured[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [what, rows, ms] = line.split('\t')
      if (!what || !(Number(rows) > 0) || !(Number(ms) > 0)) throw new Error(`Not a figure: ${line}`)
      return { what, rows: Number(rows), ms: Number(ms) }
    })
}

/** Both axes grow by factors of ten: a straight flat line is what we want, a rising one is work that grows with the data. */
export function drawGrowth(measured: readonly Measured[]): string {
  if (measured.length === 0) throw new Error('There is nothing to draw: give it figures that were measured.')
  const sizes = measured.map(({ rows }) => Math.log10(rows))
  const times = [...measured.map(({ ms }) => Math.log10(ms)), Math.log10(BUDGET_MS)]
  const [left, right] = [Math.floor(Math.min(...sizes)), Math.ceil(Math.max(...sizes))]
  const [low, high] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times))]
  const part = (value: number, from: number, to: number) => (to === from ? 0.5 : (value - from) / (to - from))
  const x = (rows: number) => PLOT.left + part(Math.log10(rows), left, right) * (WIDTH - PLOT.left - PLOT.right)
  const y = (ms: number) => HEIGHT - PLOT.bottom - part(Math.log10(ms), low, high) * (HEIGHT - PLOT.top - PLOT.bottom)
  const end = WIDTH - PLOT.right
  const powers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => 10 ** (from + step))
  const grid = [
    ...powers(low, high).map(
      (ms) =>
        `<path d="M${PLOT.left} ${y(ms)}H${end}" stroke="#ddd"/><text x="${PLOT.left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`,
    ),
    ...powers(left, right).map(
      (rows) =>
        `<text x="${x(rows)}" y="${HEIGHT - PLOT.bottom + 20}" text-anchor="middle">${rows.toLocaleString('en')}</text>`,
    ),
    `<path d="M${PLOT.left} ${y(BUDGET_MS)}H${end}" stroke="#888" stroke-dasharray="6 4"/><text x="${PLOT.left + 8}" y="${y(BUDGET_MS) - 6}" fill="#555">budget ${BUDGET_MS} ms</text>`,
  ]
  const names = [...new Set(measured.map(({ what }) => what))]
  const curves = names.map((name, place) => {
    const points = measured.filter(({ what }) => what === name).sort((a, b) => a.rows - b.rows)
    const colour = COLOURS[place % COLOURS.length]
    const line = points.map(({ rows, ms }) => `${x(rows).toFixed(1)},${y(ms).toFixed(1)}`).join(' ')
    const dots = points
      .map(
        ({ rows, ms }) =>
          `<circle cx="${x(rows).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="4"><title>${asText(name)}: ${rows.toLocaleString('en')} rows, ${ms} ms</title></circle>`,
      )
      .join('')
    return `<g fill="${colour}"><polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}<text x="${end + 8}" y="${PLOT.top + 20 + place * 20}">${asText(name)}</text></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="Time at p95 by number of rows"><rect width="100%" height="100%" fill="#fff"/>${grid.join('')}${curves.join('')}<text x="${(PLOT.left + end) / 2}" y="${HEIGHT - 10}" text-anchor="middle">rows</text></svg>\n`
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
