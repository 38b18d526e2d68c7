import { describe, expect, test } from 'vitest'
import { nameKeys } from './name-key.ts'

describe('one key for a name in both scripts', () => {
  test.each([
    ['Mohammad', 'محمد'],
    ['Muhammed', 'محمد'],
    ['Ahmadi', 'احمدی'],
    ['Hossein', 'حسین'],
    ['Reza', 'رضا'],
    ['Fatemeh', 'فاطمه'],
    ['Fatima', 'فاطمه'],
    ['Ghasemi', 'قاسمی'],
    ['Parviz', 'پرویز'],
    ['Davood', 'داوود'],
    ['Yousef', 'یوسف'],
    ['Shirin', 'شیرین'],
    ['Zhaleh', 'ژاله'],
    ['Khadijeh', 'خدیجه'],
    ['Jafar', 'جعفر'],
    ['Mehdi', 'مهدی'],
    ['Mahdi', 'مهدي'],
    ['Nazanin', 'نازنین'],
    ['Soheila', 'سهیلا'],
    ['Chamran', 'چمران'],
  ])('%s and %s', (latin, persian) => {
    expect(nameKeys(latin)).toEqual(nameKeys(persian))
    expect(nameKeys(latin)).toHaveLength(1)
  })
})

test('names that sound different keep different keys', () => {
  const keys = ['Sara', 'Zahra', 'Maryam', 'Mina', 'Omid', 'Behrouz'].map((name) => nameKeys(name).join())
  expect(new Set(keys).size).toBe(keys.length)
})

test('a word of a single consonant would find everybody and has none', () => {
  expect(nameKeys('علی')).toEqual([])
  expect(nameKeys('Ali Ahmadi')).toEqual(nameKeys('Ahmadi'))
})
