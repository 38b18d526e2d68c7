/** A table read by whole numbers: each rung holds from its `min` to the next one's, the last one for ever. */
export type Ladder<T> = { readonly first: T; readonly last: T; readonly cells: readonly T[] }

export function ladder<T extends { min: number }>(...rungs: readonly [T, ...T[]]): Ladder<T> {
  const cells: T[] = []
  let last: T = rungs[0]
  for (const rung of rungs) {
    while (cells.length < rung.min) cells.push(last)
    last = rung
  }
  return { first: rungs[0], last, cells }
}

/** Part years are dropped, so 1.9 stands on rung 1; anything under the first rung stands on it. */
export function rungAt<T>(table: Ladder<T>, value: number): T {
  return value >= table.cells.length ? table.last : (table.cells[Math.trunc(value)] ?? table.first)
}
