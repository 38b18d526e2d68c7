import type { FieldFault } from '../errors.ts'
import { type CountryCode, foldDigits, stripBidiControls } from '../locale/locale.ts'
import { DIAL_CODES } from './dial-codes.ts'
import { lengthsIn } from './numbering-plan.ts'

/** The field holds this; it is never rewritten. */
export type PhoneValue = { country: CountryCode; typed: string }

type PhoneFault = 'impossible' | 'tooShort' | 'tooLong'
export const PHONE_FAULTS = {
  impossible: 'NOT_A_PHONE',
  tooShort: 'TOO_SHORT',
  tooLong: 'TOO_LONG',
} as const satisfies Record<PhoneFault, FieldFault>
export type ReadPhone = { e164: string } | { fault: PhoneFault | 'missing' }

/** ITU-T E.164 allows fifteen digits with the code. */
const MAX_DIGITS = 15

/** People dial this before a number inside the country; it is zero unless it says otherwise here. */
const TRUNK_PREFIXES: Partial<Record<CountryCode, RegExp>> = {
  RU: /^8/,
  KZ: /^8/,
  TM: /^8/,
  LT: /^[08]/,
  BY: /^(80?|0)/,
  HU: /^06/,
}
/** These countries have no trunk prefix, and numbers that begin with zero themselves. */
const KEEPS_ITS_ZERO: ReadonlySet<CountryCode> = new Set(['BF', 'BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'TJ', 'VA'])
/** Countries from Canada to the Bahamas share a code and a plan: theirs in our table is 1 with the area. */
const NORTH_AMERICA = { code: '1', trunk: /^1/, digitsWithoutArea: 7 }

const WRITTEN_NUMBER = /^\+?[\d\s().\-–‐/]*$/

export function readPhone({ country, typed }: PhoneValue): ReadPhone {
  const written = foldDigits(stripBidiControls(typed)).trim()
  if (!written) return { fault: 'missing' }
  if (!WRITTEN_NUMBER.test(written)) return { fault: 'impossible' }
  const international = internationalDigits(written)
  if (international !== undefined) return judge(international)
  const digits = written.replace(/\D/g, '')
  const read = judge(withCode(digits, country))
  if ('e164' in read || !digits.startsWith(codeOf(country))) return read
  // 98912… is how messengers show a number: the code is there and only its plus is not.
  const asItStands = judge(digits)
  return 'e164' in asItStands ? asItStands : read
}

/**
 * Reads a number from a box that asks for no country. Only a mobile of Iran is known without its code: nowhere in North
 * America does a number begin with zero, and 905 555 0199 is as good in Toronto as 0905 555 0199 in Tehran.
 */
export function readWrittenPhone(typed: string): ReadPhone {
  const read = readPhone({ country: 'IR', typed })
  if ('fault' in read && read.fault !== 'tooShort' && read.fault !== 'tooLong') return read
  const digits = foldDigits(stripBidiControls(typed)).replace(/[^+\d]/g, '')
  return /^(\+|00|09|989)/.test(digits) ? read : { fault: 'impossible' }
}

/** Says whether a number in E.164 is one that can be dialled. */
export function isPhoneNumber(e164: string): boolean {
  const read = /^\+\d+$/.test(e164) ? judge(e164.slice(1)) : undefined
  return read !== undefined && 'e164' in read && read.e164 === e164
}

/** The country a number with its own code belongs to; of several that share it, the one chosen already. */
export function recognisedCountry({ country, typed }: PhoneValue): CountryCode {
  const digits = internationalDigits(foldDigits(stripBidiControls(typed)).trim())
  const owners = digits ? ownersOf(digits) : []
  return owners.includes(country) ? country : (owners[0] ?? country)
}

/** The code stands beside the box already; in it, only where the rest alone would be read as another number. */
export function phoneValueOf(e164: string, otherwise: CountryCode): PhoneValue {
  const country = recognisedCountry({ country: otherwise, typed: e164 })
  const whole = { country, typed: e164 }
  const rest = { country, typed: e164.slice(`+${DIAL_CODES[country] ?? ''}`.length) }
  const read = readPhone(rest)
  return 'e164' in read && read.e164 === e164 ? rest : whole
}

/** Holds digits that begin with a country code against the plan of that country. */
function judge(digits: string): ReadPhone {
  const [country] = ownersOf(digits)
  if (!country) return { fault: 'impossible' }
  const code = codeOf(country)
  const national = nationalDigits(digits.slice(code.length), country)
  const lengths = ownersOf(digits).flatMap((owner) => lengthsIn(owner, national))
  if (code.length + national.length > MAX_DIGITS || national.length > Math.max(...lengths)) return { fault: 'tooLong' }
  return lengths.includes(national.length) ? { e164: `+${code}${national}` } : { fault: 'tooShort' }
}

/** Digits after + or 00; a trunk zero is sometimes written in brackets for the reader at home. */
function internationalDigits(written: string): string | undefined {
  const international = /^(?:\+|00)(.*)$/s.exec(written)?.[1]
  return international?.replace('(0)', '').replace(/\D/g, '')
}

function withCode(digits: string, country: CountryCode): string {
  const hasNoArea = codeOf(country) === NORTH_AMERICA.code && digits.length === NORTH_AMERICA.digitsWithoutArea
  return hasNoArea ? `${DIAL_CODES[country]}${digits}` : codeOf(country) + nationalDigits(digits, country)
}

/** Drops the trunk prefix. Only zero is sure to be one: 8 also begins whole numbers in Russia. */
function nationalDigits(digits: string, country: CountryCode): string {
  if (KEEPS_ITS_ZERO.has(country)) return digits
  if (!digits.startsWith('0') && lengthsIn(country, digits).includes(digits.length)) return digits
  const trunk = codeOf(country) === NORTH_AMERICA.code ? NORTH_AMERICA.trunk : (TRUNK_PREFIXES[country] ?? /^0/)
  return digits.replace(trunk, '')
}

function codeOf(country: CountryCode): string {
  const code = DIAL_CODES[country] ?? ''
  return code.startsWith(NORTH_AMERICA.code) ? NORTH_AMERICA.code : code
}

/** Where countries share a code, the one with most of its numbers comes first. */
const MAIN_OWNERS: readonly CountryCode[] = ['CA', 'GB', 'RU', 'IT', 'AU', 'FI', 'FR', 'MA', 'NO']

/** The countries whose numbers begin like this, those with the longest code. */
function ownersOf(digits: string): readonly CountryCode[] {
  for (let length = 4; length > 0; length -= 1) {
    const code = digits.slice(0, length)
    const owners = (Object.keys(DIAL_CODES) as CountryCode[]).filter((country) => DIAL_CODES[country] === code)
    if (owners.length > 0)
      return owners.sort((a, b) => Number(MAIN_OWNERS.includes(b)) - Number(MAIN_OWNERS.includes(a)))
  }
  return []
}
