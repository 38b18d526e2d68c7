import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Issue } from '../errors.ts'
import { EMAIL_PATTERN } from '../forms/email.ts'
import { EMAIL_MAX_CHARS, WEB_ADDRESS_MAX_CHARS } from '../limits.ts'
import { fitsIn, isCountryCode, isIsoDate, PROVINCE_CODES } from '../locale/locale.ts'
import { isPhoneNumber } from '../phone-number/phone-number.ts'
import { type SimpleField, UNKNOWN, type Value } from './model.ts'

/** A fault of one answer, wherever it stands. */
export type ValueFault = Omit<Issue, 'field'>

const LISTED_CODE = /^[\w.-]{1,60}$/
const NOT_OF_LATIN_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
/** Invisible in a name, and nothing a person can mean by it. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const LINE_BREAKS = /[\n\t]/g

/**
 * Judges a value that has the form in which it is kept, as it comes over the wire.
 * Without `today` only what no clock can change is judged.
 */
export function checkValue(field: SimpleField, value: Value, today?: IsoDate): ValueFault | undefined {
  if (field.mayBeUnknown && value === UNKNOWN) return undefined
  switch (field.kind) {
    case 'text':
    case 'longText':
      return checkText(field, value)
    case 'email':
      return isText(value, EMAIL_MAX_CHARS) && EMAIL_PATTERN.test(value) ? undefined : { fault: 'NOT_AN_EMAIL' }
    case 'phone':
      return typeof value === 'string' && isPhoneNumber(value) ? undefined : { fault: 'NOT_A_PHONE' }
    case 'webAddress':
      return isText(value, WEB_ADDRESS_MAX_CHARS) && isWebAddress(value) ? undefined : { fault: 'NOT_A_WEB_ADDRESS' }
    case 'date':
      return checkDate(field, value, today)
    case 'year':
      return checkYear(field, value, today)
    case 'number':
      return checkNumber(field, value)
    case 'yesNo':
    case 'consent':
      return typeof value === 'boolean' ? undefined : { fault: 'NOT_A_CHOICE' }
    case 'choice':
      return isOneOf(field.options, value) ? undefined : { fault: 'NOT_A_CHOICE' }
    case 'choices':
      return isSomeOf(field.options, value) ? undefined : { fault: 'NOT_A_CHOICE' }
    case 'country':
      return isCountryCode(value) ? undefined : { fault: 'NOT_A_CHOICE' }
    case 'province':
      return isOneOf(PROVINCE_CODES, value) ? undefined : { fault: 'NOT_A_CHOICE' }
    case 'listed':
      return typeof value === 'string' && LISTED_CODE.test(value) ? undefined : { fault: 'NOT_A_CHOICE' }
    case 'document':
      return { fault: 'UNKNOWN_FIELD' }
  }
}

type OfKind<K extends SimpleField['kind']> = Extract<SimpleField, { kind: K }>

function checkText(field: OfKind<'text'> | OfKind<'longText'>, value: Value): ValueFault | undefined {
  if (typeof value !== 'string' || value.trim() === '') return { fault: 'INVALID' }
  if (CONTROL.test(field.kind === 'longText' ? value.replace(LINE_BREAKS, ' ') : value)) return { fault: 'INVALID' }
  if (!fitsIn(value, field.max)) return { fault: 'TOO_LONG', params: { max: field.max } }
  if (field.kind === 'text' && field.script === 'latin' && NOT_OF_LATIN_SCRIPT.test(value)) {
    return { fault: 'NOT_LATIN' }
  }
  return undefined
}

function checkDate({ precision, earliest, latest }: OfKind<'date'>, value: Value, today: IsoDate | undefined) {
  if (typeof value !== 'string') return { fault: 'NOT_A_DATE' } as const
  const length = precision === 'month' ? 7 : 10
  if (value.length !== length || !isIsoDate(`${value}-01`.slice(0, 10))) return { fault: 'NOT_A_DATE' } as const
  if (earliest && value < earliest.slice(0, length)) return { fault: 'TOO_EARLY', params: { earliest } } as const
  if (latest === 'today') {
    return today && value > today.slice(0, length) ? ({ fault: 'IN_THE_FUTURE' } as const) : undefined
  }
  return latest && value > latest.slice(0, length) ? ({ fault: 'TOO_LATE', params: { latest } } as const) : undefined
}

function checkYear({ earliest, yearsAhead }: OfKind<'year'>, value: Value, today: IsoDate | undefined) {
  if (typeof value !== 'number' || !Number.isInteger(value)) return { fault: 'NOT_A_YEAR' } as const
  if (value < 1900 || value > 2100) return { fault: 'NOT_A_YEAR' } as const
  if (value < earliest) return { fault: 'TOO_EARLY', params: { earliest } } as const
  if (today === undefined) return undefined
  const latest = Number(today.slice(0, 4)) + yearsAhead
  if (value <= latest) return undefined
  return yearsAhead === 0 ? ({ fault: 'IN_THE_FUTURE' } as const) : ({ fault: 'TOO_LATE', params: { latest } } as const)
}

function checkNumber({ min, max, decimals }: OfKind<'number'>, value: Value): ValueFault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { fault: 'NOT_A_NUMBER' }
  if (value < min) return { fault: 'TOO_SMALL', params: { min } }
  if (value > max) return { fault: 'TOO_LARGE', params: { max } }
  return Number(value.toFixed(decimals)) === value ? undefined : { fault: 'TOO_MANY_DECIMALS', params: { decimals } }
}

function isText(value: Value, max: number): value is string {
  return typeof value === 'string' && value.length <= max && !CONTROL.test(value)
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

function isOneOf(options: readonly string[], value: Value): boolean {
  return typeof value === 'string' && options.includes(value)
}

function isSomeOf(options: readonly string[], value: Value): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((each) => isOneOf(options, each))
  )
}
