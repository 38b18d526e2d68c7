import { expect, test } from 'vitest'
import { countries, countryName, isCountryCode } from './countries.ts'
import { COUNTRY_CODES } from './country-names.ts'
import { foldForSearch } from './fold.ts'

test('the list has the 249 codes of ISO 3166-1 and Kosovo, each once', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(250)
  expect(countries('en')).toHaveLength(250)
  expect(countries('fa')).toHaveLength(250)
})

test.each([
  ['IR', 'Iran', 'ایران'],
  ['CA', 'Canada', 'کانادا'],
  ['CN', 'China', 'چین'],
  ['AF', 'Afghanistan', 'افغانستان'],
  ['US', 'United States', 'ایالات متحدهٔ آمریکا'],
  ['ZA', 'South Africa', 'آفریقای جنوبی'],
  ['HK', 'Hong Kong', 'هنگ‌کنگ'],
  ['BA', 'Bosnia and Herzegovina', 'بوسنی و هرزگوین'],
  ['XK', 'Kosovo', 'کوزوو'],
] as const)('%s has its usual name in both languages', (code, english, persian) => {
  expect(countryName(code, 'en')).toBe(english)
  expect(countryName(code, 'fa')).toBe(persian)
})

test('every country has a Persian name in Persian letters and an English one in Latin letters', () => {
  expect(countries('fa').filter(({ name }) => /[a-z]/i.test(name))).toEqual([])
  expect(countries('en').filter(({ name }) => /\p{Script=Arabic}/u.test(name))).toEqual([])
})

test('lists begin where each alphabet begins', () => {
  expect(countries('en')[0]?.name).toBe('Afghanistan')
  expect(countries('fa')[0]?.name).toBe('آرژانتین')
  expect(countries('fa').at(-1)?.name).toBe('یونان')
})

test.each([
  ['England', 'GB'],
  ['USA', 'US'],
  ['امریکا', 'US'],
  ['انگلیس', 'GB'],
  ['Holland', 'NL'],
  ['Turkey', 'TR'],
  ['turkiye', 'TR'],
  ['امارات', 'AE'],
  ['دبی', 'AE'],
  ['ایران', 'IR'],
])('who types %s in English pages finds %s', (typed, code) => {
  const found = countries('en').filter(({ name, synonyms }) =>
    [name, ...synonyms].some((word) => foldForSearch(word) === foldForSearch(typed)),
  )
  expect(found.map((country) => country.code)).toEqual([code])
})

test('a code is upper case and known', () => {
  expect(isCountryCode('IR')).toBe(true)
  expect(isCountryCode('ir')).toBe(false)
  expect(isCountryCode('ZZ')).toBe(false)
})
