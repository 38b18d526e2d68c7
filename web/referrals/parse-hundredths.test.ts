import { expect, test } from 'vitest'
import { parseHundredths } from './parse-hundredths.ts'

test.each([
  ['1200', 120_000],
  ['1,200.05', 120_005],
  ['۱٬۲۰۰٫۵', 120_050],
  // As a double, 1.15 times a hundred is 114.99999999999999.
  ['1.15', 115],
  ['0.29', 29],
])('%s is %i hundredths', (typed, hundredths) => {
  expect(parseHundredths(typed, 1_000_000)).toBe(hundredths)
})

test.each(['', 'abc', '0', '-5', '1.234', '10000.01'])('“%s” is no sum up to ten thousand', (typed) => {
  expect(parseHundredths(typed, 1_000_000)).toBeUndefined()
})
