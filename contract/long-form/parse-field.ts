import {
  type Calendar,
  foldDecimal,
  foldDigits,
  parseDecimal,
  parseTypedDate,
  parseYear,
  stripBidiControls,
  type TypedDate,
} from '../locale/locale.ts'
import { PHONE_FAULTS, type PhoneValue, readPhone } from '../phone-number/phone-number.ts'
import { checkValue, type ValueFault } from './check-value.ts'
import { type SimpleField, UNKNOWN, type Value } from './model.ts'

/** A date as it stands in its boxes. */
export type DateBoxes = TypedDate & { calendar: Calendar }

/** A control holds words, a tick, ticks, the boxes of a date, or a phone number with its country. */
export type Typed = string | boolean | readonly string[] | DateBoxes | PhoneValue

/** Nothing typed is neither a value nor a fault: the step says whether it was needed. */
export type Parsed = { value?: Value } | ValueFault

/** A Jalali year begins in the Gregorian year that is greater by this. */
const JALALI_YEAR_OFFSET = 621

/** Reads what a person typed, in either script's digits, either decimal mark and either calendar. */
export function parseField(field: SimpleField, typed: Typed): Parsed {
  if (field.mayBeUnknown && typed === UNKNOWN) return { value: UNKNOWN }
  const read = readTyped(field, typed)
  if ('fault' in read || read.value === undefined) return read
  return checkValue(field, read.value) ?? read
}

function readTyped(field: SimpleField, typed: Typed): Parsed {
  if (typed === '' || (Array.isArray(typed) && typed.length === 0)) return {}
  switch (field.kind) {
    case 'text':
      return readWords(String(typed).replace(/\s+/g, ' '))
    case 'longText':
      return readWords(String(typed).replace(/\r\n?/g, '\n'))
    case 'email':
      return readWords(foldDigits(String(typed)))
    case 'phone':
      return isPhone(typed) ? readPhoneNumber(typed) : { fault: 'NOT_A_PHONE' }
    case 'webAddress':
      return readWebAddress(String(typed))
    case 'date':
      return isBoxes(typed) ? readBoxes(typed, field.precision ?? 'day') : readWords(foldDigits(String(typed)))
    case 'year':
      return readYear(typed)
    case 'number':
      return readNumber(String(typed), field.decimals)
    case 'yesNo':
      return { value: typed === 'yes' ? true : typed === 'no' ? false : (typed as Value) }
    default:
      return { value: typed as Value }
  }
}

function readWords(text: string): Parsed {
  const words = stripBidiControls(text).trim()
  return words === '' ? {} : { value: words }
}

function readPhoneNumber(typed: PhoneValue): Parsed {
  const read = readPhone(typed)
  if ('e164' in read) return { value: read.e164 }
  return read.fault === 'missing' ? {} : { fault: PHONE_FAULTS[read.fault] }
}

function readWebAddress(text: string): Parsed {
  const { value } = readWords(foldDigits(text)) as { value?: string }
  if (value === undefined) return {}
  return { value: /^[a-z]+:\/\//i.test(value) ? value : `https://${value}` }
}

function readNumber(text: string, decimals: number): Parsed {
  if (stripBidiControls(text).trim() === '') return {}
  const number = parseDecimal(text)
  if (number === undefined) return { fault: 'NOT_A_NUMBER' }
  const written = foldDecimal(text).split('.')[1] ?? ''
  // 7.50 is as good as 7.5, and 1234.567 would be kept as something that was not typed.
  // A run of noughts is looked at once, however long it is.
  return written.replace(/(?<!0)0+$/, '').length > decimals
    ? { fault: 'TOO_MANY_DECIMALS', params: { decimals } }
    : { value: number }
}

function readYear(typed: Typed): Parsed {
  if (isBoxes(typed)) {
    if (typed.year.trim() === '') return {}
    const year = parseYear(typed.year, typed.calendar)
    return year === undefined ? { fault: 'NOT_A_YEAR' } : { value: toGregorian(year, typed.calendar) }
  }
  if (String(typed).trim() === '') return {}
  // No year of one calendar is within living memory in the other, so a bare number says which it means.
  for (const calendar of ['gregorian', 'jalali'] as const) {
    const year = parseYear(String(typed), calendar)
    if (year !== undefined) return { value: toGregorian(year, calendar) }
  }
  return { fault: 'NOT_A_YEAR' }
}

const toGregorian = (year: number, calendar: Calendar) => (calendar === 'jalali' ? year + JALALI_YEAR_OFFSET : year)

function readBoxes(boxes: DateBoxes, precision: 'day' | 'month'): Parsed {
  if (precision === 'month' && boxes.month.trim() === '' && boxes.year.trim() === '') return {}
  const read = parseTypedDate(precision === 'month' ? { ...boxes, day: '1' } : boxes, boxes.calendar)
  if ('iso' in read) return { value: precision === 'month' ? read.iso.slice(0, 7) : read.iso }
  return read.fault === 'missing' ? {} : { fault: 'NOT_A_DATE' }
}

function isBoxes(typed: Typed): typed is DateBoxes {
  return typeof typed === 'object' && 'calendar' in typed
}

function isPhone(typed: Typed): typed is PhoneValue {
  return typeof typed === 'object' && 'typed' in typed
}
