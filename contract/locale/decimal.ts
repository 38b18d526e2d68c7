import { stripBidiControls } from './bidi.ts'
import { foldDigits } from './fold.ts'

const EASTERN_DIGIT = /[۰-۹٠-٩]/
const GROUPED_BY_COMMA = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** Writes a typed number the way `Number` reads it; what is not a number comes back folded but still not a number. */
export function foldDecimal(text: string): string {
  const folded = foldDigits(stripBidiControls(text))
    .replace(/[\s\u200c٬'’]/g, '')
    .replace(/،/g, ',')
    .replace(/[−–]/g, '-')
    .replace(/٫/g, '.')
  // Persian handwriting and keyboards put a slash where the momayez belongs: ۶/۵ is six and a half.
  const slashed = EASTERN_DIGIT.test(text) ? folded.replace(/^([+-]?\d+)\/(\d+)$/, '$1.$2') : folded
  if (GROUPED_BY_COMMA.test(slashed)) return slashed.replace(/,/g, '')
  return DECIMAL_COMMA.test(slashed) ? slashed.replace(',', '.') : slashed
}

export function parseDecimal(text: string): number | undefined {
  const folded = foldDecimal(text)
  return DECIMAL.test(folded) ? Number(folded) : undefined
}

export function parseInteger(text: string): number | undefined {
  const value = parseDecimal(text)
  return Number.isSafeInteger(value) ? value : undefined
}
