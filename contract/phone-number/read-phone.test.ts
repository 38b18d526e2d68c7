import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES, type CountryCode } from '../locale/locale.ts'
import { DIAL_CODES } from './dial-codes.ts'
import { lengthsIn } from './numbering-plan.ts'
import { isPhoneNumber, phoneValueOf, readPhone, readWrittenPhone, recognisedCountry } from './read-phone.ts'

describe('a phone number', () => {
  test.each<[CountryCode, string, string]>([
    ['IR', '0912 345 6789', '+989123456789'],
    ['IR', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['IR', '912-345-6789', '+989123456789'],
    ['IR', '+98 (0) 912 345 6789', '+989123456789'],
    ['IR', '0098 912 345 6789', '+989123456789'],
    ['CA', '(416) 555-0199', '+14165550199'],
    ['CA', '1 416 555 0199', '+14165550199'],
    ['IR', '+1 416 555 0199', '+14165550199'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['IR', '+98 0912 345 6789', '+989123456789'],
    ['IR', '98 912 345 6789', '+989123456789'],
    ['IR', '021 8855 1234', '+982188551234'],
    ['AE', '050 123 4567', '+971501234567'],
    ['AE', '04 123 4567', '+97141234567'],
    ['TR', '0532 123 45 67', '+905321234567'],
    ['AF', '070 123 4567', '+93701234567'],
    ['GB', '07911 123456', '+447911123456'],
    ['DE', '0151 23456789', '+4915123456789'],
    ['SE', '070-123 45 67', '+46701234567'],
    ['BS', '242 359 1234', '+12423591234'],
    ['BS', '359 1234', '+12423591234'],
    ['CI', '07 12 34 56 78', '+2250712345678'],
    ['HU', '06 20 123 4567', '+36201234567'],
    ['BY', '8 029 123-45-67', '+375291234567'],
  ])('from %s written %s is %s', (country, typed, e164) => {
    expect(readPhone({ country, typed })).toEqual({ e164 })
  })

  test.each<[CountryCode, string, string]>([
    ['IR', '', 'missing'],
    ['IR', 'call me', 'impossible'],
    ['IR', '12', 'tooShort'],
    ['IR', '0912 345 6789 0123 45', 'tooLong'],
    ['IR', '+999 1234567', 'impossible'],
  ])('%s %j is no number: %s', (country, typed, fault) => {
    expect(readPhone({ country, typed })).toEqual({ fault })
  })

  // Each country's own plan says how many digits a mobile has; one less or one more reaches nobody.
  test.each<[CountryCode, string]>([
    ['IR', '0912 345 6789'],
    ['AF', '070 123 4567'],
    ['CA', '416 555 0199'],
    ['US', '212 555 0100'],
    ['CN', '138 0013 8000'],
    ['TR', '0532 123 45 67'],
    ['AE', '050 123 4567'],
    ['IQ', '0790 123 4567'],
    ['PK', '0301 2345678'],
    ['GB', '07911 123456'],
  ])('of a mobile in %s, %s, has no digit too few and none too many', (country, whole) => {
    expect(readPhone({ country, typed: whole })).toHaveProperty('e164')
    expect(readPhone({ country, typed: whole.slice(0, -1) })).toEqual({ fault: 'tooShort' })
    expect(readPhone({ country, typed: `${whole}1` })).toEqual({ fault: 'tooLong' })
  })

  test('of a mobile in Iran with ten digits after the zero was left out is whole, with ten digits and the zero is not', () => {
    expect(readPhone({ country: 'IR', typed: '9123456789' })).toEqual({ e164: '+989123456789' })
    expect(readPhone({ country: 'IR', typed: '۰۹۱۲۳۴۵۶۷۸' })).toEqual({ fault: 'tooShort' })
  })
})

describe('a number from a box that asks for no country', () => {
  test.each([
    ['+1 416 555 0199', '+14165550199'],
    ['001 416 555 0199', '+14165550199'],
    ['+49 151 23456789', '+4915123456789'],
    ['0912 345 6789', '+989123456789'],
    ['\u202a۰۹۱۲ ۳۴۵ ۶۷۸۹\u202c', '+989123456789'],
    ['98 912 345 6789', '+989123456789'],
  ])('written %s is %s', (typed, e164) => {
    expect(readWrittenPhone(typed)).toEqual({ e164 })
  })

  test.each([
    ['416 555 0199', 'impossible'],
    ['905 555 0199', 'impossible'],
    ['020 7946 0958', 'impossible'],
    ['021 8855 1234', 'impossible'],
    ['0532 123 45 67', 'impossible'],
    ['12', 'impossible'],
    ['call me', 'impossible'],
    ['0912 345 678', 'tooShort'],
    ['+98 912 345 678', 'tooShort'],
    ['+98 912 345 67890', 'tooLong'],
    ['0912 345 67890', 'tooLong'],
    [' ', 'missing'],
  ])('written %s could be anybody’s, or nobody’s: %s', (typed, fault) => {
    expect(readWrittenPhone(typed)).toEqual({ fault })
  })
})

test('a kept number is in E.164, with all its digits and without a trunk zero', () => {
  expect(isPhoneNumber('+989123456789')).toBe(true)
  expect(isPhoneNumber('+12423591234')).toBe(true)
  for (const kept of ['+98912345678', '+9809123456789', '+9891234567890', '989123456789', '+98 912 345 6789']) {
    expect(isPhoneNumber(kept), kept).toBe(false)
  }
})

describe('the country of a number', () => {
  test('follows a code that was typed', () => {
    expect(recognisedCountry({ country: 'IR', typed: '+93 70 123 4567' })).toBe('AF')
    expect(recognisedCountry({ country: 'IR', typed: '+1 242 359 1234' })).toBe('BS')
  })

  test('stays as chosen among countries that share a code', () => {
    expect(recognisedCountry({ country: 'US', typed: '+1 212 555 0100' })).toBe('US')
    expect(recognisedCountry({ country: 'IR', typed: '+1 212 555 0100' })).toBe('CA')
  })

  test('is left out of the box with a number whose own first digit is dialled before others: 8 in Russia', () => {
    expect(phoneValueOf('+78432000000', 'IR')).toEqual({ country: 'RU', typed: '8432000000' })
  })

  test('is found again in a stored number', () => {
    expect(phoneValueOf('+971501234567', 'IR')).toEqual({ country: 'AE', typed: '501234567' })
  })
})

test('every country with a code has a plan, and a kept number comes back from its box as it was', () => {
  const samples = ['+989123456789', '+12423591234', '+14165550199', '+390612345678', '+2250712345678', '+36201234567']
  for (const e164 of samples) expect(readPhone(phoneValueOf(e164, 'IR')), e164).toEqual({ e164 })
  const withCode = COUNTRY_CODES.filter((code) => DIAL_CODES[code])
  expect(withCode.filter((code) => lengthsIn(code, '').length === 0)).toEqual([])
})

test('every inhabited country has a code, and no code begins with zero', () => {
  const without = COUNTRY_CODES.filter((code) => !DIAL_CODES[code])
  expect(without).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'])
  for (const code of Object.values(DIAL_CODES)) expect(code).toMatch(/^[1-9]\d{0,3}$/)
})
