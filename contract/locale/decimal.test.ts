import { expect, test } from 'vitest'
import { foldDecimal, parseDecimal, parseInteger } from './decimal.ts'

test.each([
  ['6.5', 6.5],
  ['۶٫۵', 6.5],
  ['٦٫٥', 6.5],
  ['۶.۵', 6.5],
  ['۶/۵', 6.5],
  ['6,5', 6.5],
  ['15,000', 15000],
  ['۱۵٬۰۰۰', 15000],
  ['۱۵،۰۰۰', 15000],
  ['15 000', 15000],
  ['15\u00a0000', 15000],
  ['1,234,567.89', 1234567.89],
  ['12,34,567', 1234567],
  ['۱٬۲۳۴٫۵۶', 1234.56],
  [' 7 ', 7],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
  ['\u200e−۳', -3],
  ['+4', 4],
])('"%s" is read as %d', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value)
})

test.each(['', ' ', 'abc', '6/5', '1.2.3', '1e3', '0x10', 'Infinity', '6.5 band', '1,23,4', '-', '.', '۶/۵/۲', 'شش'])(
  '"%s" is not a number',
  (typed) => {
    expect(parseDecimal(typed)).toBeUndefined()
  },
)

test('a whole number may be written with decimals that are zero, but not with others', () => {
  expect(parseInteger('۱۲')).toBe(12)
  expect(parseInteger('12.0')).toBe(12)
  expect(parseInteger('12.5')).toBeUndefined()
  expect(parseInteger('99999999999999999999')).toBeUndefined()
})

test('a number in any writing folds to what Number reads', () => {
  expect(foldDecimal('۱۵٬۰۰۰٫۲۵')).toBe('15000.25')
})

test('text that is no number keeps its words', () => {
  expect(foldDecimal('۱۲abc')).toBe('12abc')
})
