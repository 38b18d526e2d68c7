import { type CountryCode, foldDigits, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { DIAL_CODES } from './dial-codes.ts'

/** What stands in the field; never rewritten. */
export type PhoneValue = { country: CountryCode; typed: string }

export type ReadPhone = { e164: string } | { fault: 'missing' | 'impossible' | 'tooShort' | 'tooLong' }

/** ITU-T E.164 allows fifteen digits; no country in use has fewer than seven with its code. */
const MAX_DIGITS = 15
const MIN_DIGITS = 7

/** The digit dialled before a number inside the country, zero unless it says otherwise here. */
const TRUNK_PREFIXES: Partial<Record<CountryCode, string>> = { RU: '8', KZ: '8', HU: '06', LT: '0', US: '1', CA: '1' }
const KEEPS_ITS_ZERO: ReadonlySet<CountryCode> = new Set(['IT', 'SM', 'VA'])

const WRITTEN_NUMBER = /^\+?[\d\s().\-–‐/]*$/

export function readPhone({ country, typed }: PhoneValue): ReadPhone {
  const written = foldDigits(stripBidiControls(typed)).trim()
  if (!written) return { fault: 'missing' }
  if (!WRITTEN_NUMBER.test(written)) return { fault: 'impossible' }
  const digits = internationalDigits(written) ?? `${DIAL_CODES[country] ?? ''}${nationalDigits(written, country)}`
  if (digits.length < MIN_DIGITS) return { fault: 'tooShort' }
  if (digits.length > MAX_DIGITS) return { fault: 'tooLong' }
  return countryOf(digits) ? { e164: `+${digits}` } : { fault: 'impossible' }
}

/** The country a number with its own code belongs to; of several that share it, the one chosen already. */
export function recognisedCountry({ country, typed }: PhoneValue): CountryCode {
  const digits = internationalDigits(foldDigits(stripBidiControls(typed)).trim())
  if (!digits) return country
  const code = longestDialCode(digits)
  if (!code || DIAL_CODES[country] === code) return country
  return countryOf(digits) ?? country
}

/** The code stands beside the box already; in it, only where the rest alone would be read as another number. */
export function phoneValueOf(e164: string, otherwise: CountryCode): PhoneValue {
  const country = recognisedCountry({ country: otherwise, typed: e164 })
  const whole = { country, typed: e164 }
  const rest = { country, typed: e164.slice(`+${DIAL_CODES[country] ?? ''}`.length) }
  const read = readPhone(rest)
  return 'e164' in read && read.e164 === e164 ? rest : whole
}

/** Digits after + or 00; a trunk zero is sometimes written in brackets for the reader at home. */
function internationalDigits(written: string): string | undefined {
  const international = /^(?:\+|00)(.*)$/s.exec(written)?.[1]
  return international?.replace('(0)', '').replace(/\D/g, '')
}

function nationalDigits(written: string, country: CountryCode): string {
  const digits = written.replace(/\D/g, '')
  if (KEEPS_ITS_ZERO.has(country)) return digits
  const trunk = TRUNK_PREFIXES[country] ?? '0'
  return digits.startsWith(trunk) ? digits.slice(trunk.length) : digits
}

function countryOf(digits: string): CountryCode | undefined {
  const code = longestDialCode(digits)
  return code ? OWNERS.get(code) : undefined
}

function longestDialCode(digits: string): string | undefined {
  for (let length = 4; length > 0; length -= 1) {
    if (OWNERS.has(digits.slice(0, length))) return digits.slice(0, length)
  }
  return undefined
}

/** Where countries share a code, the one with most of its numbers. */
const MAIN_OWNERS: readonly CountryCode[] = ['CA', 'GB', 'RU', 'IT', 'AU', 'FI', 'FR', 'MA', 'NO']
const OWNERS: ReadonlyMap<string, CountryCode> = new Map(
  [...(Object.keys(DIAL_CODES) as CountryCode[]), ...MAIN_OWNERS].map((country) => [
    DIAL_CODES[country] ?? '',
    country,
  ]),
)
