import { expect, test } from 'vitest'
import { findNamed, indexOptions, searchOptions } from './search-options.ts'

const countries = indexOptions([
  { value: 'AE', label: 'امارات متحدهٔ عربی', synonyms: ['United Arab Emirates', 'UAE', 'دبی'] },
  { value: 'US', label: 'ایالات متحدهٔ آمریکا', synonyms: ['United States', 'USA'] },
  { value: 'IR', label: 'ایران', synonyms: ['Iran', 'Persia'] },
  { value: 'KR', label: 'کرهٔ جنوبی', synonyms: ['South Korea'] },
  { value: 'SA', label: 'عربستان سعودی', synonyms: ['Saudi Arabia'] },
])
const found = (query: string) => searchOptions(countries, query).map(({ value }) => value)

test('without a query the list keeps its order', () => {
  expect(found('')).toEqual(['AE', 'US', 'IR', 'KR', 'SA'])
})

test('a label that begins with the query comes before one that has it inside', () => {
  expect(found('عرب')).toEqual(['SA', 'AE'])
})

test('Arabic letters and a missing hamza find the Persian spelling', () => {
  expect(found('كره')).toEqual(['KR'])
  expect(found('ايران')).toEqual(['IR'])
})

test('English names find Persian labels, in any case', () => {
  expect(found('uNiTeD')).toEqual(['AE', 'US'])
  expect(found('persia')).toEqual(['IR'])
})

test('words in another order still find', () => {
  expect(found('korea south')).toEqual(['KR'])
})

test('nothing is found for nonsense', () => {
  expect(found('qqq')).toEqual([])
})

test('a whole name typed without using the list means its option, part of one does not', () => {
  expect(findNamed(countries, 'usa')?.value).toBe('US')
  expect(findNamed(countries, 'united')).toBeUndefined()
})
