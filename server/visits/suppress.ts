import type { Cell } from '@rahnama/contract/visits.ts'

/** Of fewer people than this somebody could be recognized. */
const FEWEST = 5

/**
 * Figures of parts whose sum is known. A part of a few people reads "few", and if it were alone, the next smallest is hidden
 * with it: else it could be told by subtracting.
 */
export function suppress(values: readonly number[]): Cell[] {
  const isFew = (value: number) => value > 0 && value < FEWEST
  const few = values.filter(isFew)
  const partner = few.length === 1 ? Math.min(...values.filter((value) => value >= FEWEST)) : undefined
  const hiddenAt = partner === undefined ? -1 : values.indexOf(partner)
  return values.map((value, place) => (isFew(value) ? 'few' : place === hiddenAt ? 'hidden' : value))
}

/** A figure that is part of no sum. */
export function suppressAlone(value: number): Cell {
  return value > 0 && value < FEWEST ? 'few' : value
}
