import { parseDecimal } from '@rahnama/contract/locale/locale.ts'

const PER_UNIT = 100
/** A sum typed with two decimals is a hair off as a double. */
const HAIR = 1e-6

/** Hundredths of what was typed, in either digits; undefined for what is no sum of one to `most` of them. */
export function parseHundredths(text: string, most: number): number | undefined {
  const value = parseDecimal(text)
  if (value === undefined) return undefined
  const hundredths = Math.round(value * PER_UNIT)
  const isExact = Math.abs(value * PER_UNIT - hundredths) < HAIR
  return isExact && hundredths >= 1 && hundredths <= most ? hundredths : undefined
}
