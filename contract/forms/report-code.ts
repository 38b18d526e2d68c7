import { foldDigits } from '../locale/locale.ts'

/**
 * The alphabet leaves out what is taken for something else on paper. Its length is prime, so the check misses no
 * single slip.
 */
export const REPORT_CODE_ALPHABET = '234679ACDEGHJKMNPQRTWXY'
const MARK = 'RH'
/** So many characters are random; one more checks them. */
export const REPORT_CODE_DRAWN = 7

/** `drawn` are seven characters of the alphabet; the eighth is a check on them. */
export function writeReportCode(drawn: string): string {
  const all = drawn + checkCharacter(drawn)
  return `${MARK}-${all.slice(0, 4)}-${all.slice(4)}`
}

/** The code as we print it, from whatever way it was typed; undefined if no report can have it. */
export function readReportCode(typed: string): string | undefined {
  const kept = foldDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  const body = kept.startsWith(MARK) ? kept.slice(MARK.length) : kept
  const drawn = body.slice(0, REPORT_CODE_DRAWN)
  if (body.length !== REPORT_CODE_DRAWN + 1 || [...body].some((each) => !REPORT_CODE_ALPHABET.includes(each)))
    return undefined
  return checkCharacter(drawn) === body.at(-1) ? writeReportCode(drawn) : undefined
}

function checkCharacter(drawn: string): string {
  const sum = [...drawn].reduce((total, each, i) => total + REPORT_CODE_ALPHABET.indexOf(each) * (i + 1), 0)
  return REPORT_CODE_ALPHABET[sum % REPORT_CODE_ALPHABET.length] ?? ''
}
