const CORNERS = ['start-start', 'end-start', 'start-end', 'end-end'] as const
const PALETTES = ['ink', 'jade', 'maple', 'sky', 'amber'] as const
const SHADES = ['deep', 'bright', 'pale'] as const
const SIDE = 20

type Tile = { place: (typeof CORNERS)[number]; path: string; shade: (typeof SHADES)[number] }

/** Four tiles, each a quarter disc, half disc, petal or triangle, turned and shaded by the seed. */
export function drawTiles(seed: string): { palette: (typeof PALETTES)[number]; tiles: Tile[] } {
  const next = numbersFrom(seed)
  const palette = pick(PALETTES, next())
  const tiles = CORNERS.map((place, index) => ({
    place,
    path: pick(SHAPES, next())(corners(SIDE * (index % 2), SIDE * Math.floor(index / 2), next() % 4)),
    shade: pick(SHADES, index === 0 ? 0 : next()),
  }))
  return { palette, tiles }
}

type Point = readonly [number, number]

/** The tile's corners in order, beginning with the one the shape grows from. */
function corners(x: number, y: number, turn: number): (index: number) => Point {
  const around: Point[] = [
    [x, y],
    [x + SIDE, y],
    [x + SIDE, y + SIDE],
    [x, y + SIDE],
  ]
  return (index) => around[(index + turn) % 4] ?? [x, y]
}

const middle = (a: Point, b: Point) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`

const SHAPES: ((at: (index: number) => Point) => string)[] = [
  (at) => `M${at(0)}L${at(1)}A${SIDE} ${SIDE} 0 0 1 ${at(3)}Z`,
  (at) => `M${at(0)}A${SIDE} ${SIDE} 0 0 1 ${at(2)}A${SIDE} ${SIDE} 0 0 1 ${at(0)}Z`,
  (at) => `M${at(0)}L${at(1)}L${at(2)}Z`,
  (at) => `M${at(0)}A${SIDE / 2} ${SIDE / 2} 0 0 0 ${at(1)}Z`,
  (at) => `M${middle(at(0), at(1))}L${middle(at(1), at(2))}L${middle(at(2), at(3))}L${middle(at(3), at(0))}Z`,
]

function pick<T>(choices: readonly [T, ...T[]] | readonly T[], number: number): T {
  const choice = choices[number % choices.length]
  if (choice === undefined) throw new Error('Nothing to choose from')
  return choice
}

/** FNV-1a to begin with, then xorshift: small, and the same on server and browser. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) >>> 3
  }
}
