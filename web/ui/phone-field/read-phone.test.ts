import { COUNTRY_CODES, type CountryCode } from '@rahnama/contract/locale/locale.ts'
import { describe, expect, test } from 'vitest'
import { DIAL_CODES } from './dial-codes.ts'
import { phoneValueOf, readPhone, recognisedCountry } from './read-phone.ts'

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
  ])('from %s written %s is %s', (country, typed, e164) => {
    expect(readPhone({ country, typed })).toEqual({ e164 })
  })

  test.each([
    ['', 'missing'],
    ['call me', 'impossible'],
    ['12', 'tooShort'],
    ['0912 345 6789 0123 45', 'tooLong'],
    ['+999 1234567', 'impossible'],
  ])('%j is no number: %s', (typed, fault) => {
    expect(readPhone({ country: 'IR', typed })).toEqual({ fault })
  })
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

  test('stays in the box where the rest would lose its first digit: 8 is dialled before a number inside Russia', () => {
    expect(phoneValueOf('+78432000000', 'IR')).toEqual({ country: 'RU', typed: '+78432000000' })
  })

  test('is found again in a stored number', () => {
    expect(phoneValueOf('+971501234567', 'IR')).toEqual({ country: 'AE', typed: '501234567' })
  })
})

test('every inhabited country has a code, and no code begins with zero', () => {
  const without = COUNTRY_CODES.filter((code) => !DIAL_CODES[code])
  expect(without).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'])
  for (const code of Object.values(DIAL_CODES)) expect(code).toMatch(/^[1-9]\d{0,3}$/)
})
