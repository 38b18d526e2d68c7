import { expect, test } from 'vitest'
import { provinces } from './provinces.ts'

test('Canada has ten provinces and three territories, in English order', () => {
  expect(provinces('en').map(({ name }) => name)).toEqual([
    'Alberta',
    'British Columbia',
    'Manitoba',
    'New Brunswick',
    'Newfoundland and Labrador',
    'Northwest Territories',
    'Nova Scotia',
    'Nunavut',
    'Ontario',
    'Prince Edward Island',
    'Quebec',
    'Saskatchewan',
    'Yukon',
  ])
})

test('in Persian they stand in Persian order', () => {
  expect(provinces('fa').map(({ code }) => code)).toEqual([
    'AB',
    'ON',
    'BC',
    'PE',
    'SK',
    'NT',
    'QC',
    'MB',
    'NS',
    'NU',
    'NB',
    'NL',
    'YT',
  ])
})

test('a province is found by its code and its name in the other language', () => {
  const quebec = provinces('fa').find(({ code }) => code === 'QC')
  expect(quebec).toEqual({ code: 'QC', name: 'کبک', synonyms: ['Quebec', 'QC', 'Québec'] })
})
